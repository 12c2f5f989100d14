import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { env } from '#lib/base/env.ts';
import { contentFolder } from '#lib/content/content.ts';
import { servedFolder, wordsOf } from './publications.ts';

const run = promisify(execFile);

/** Before anybody has changed anything. */
const site = 'The site';

/**
 * Keeps the words as they are now as a version of theirs, in Git, if they have changed.
 *
 * @param who has changed them: an address of the desk
 * @param files that they changed, below the content's folder; without, all
 */
export async function keepVersion(who: string, files?: readonly string[]): Promise<void> {
  const repository = await openHistory();
  for (let tries = 1; ; tries++) {
    const head = await headOf(repository);
    try {
      // What has been served until now is the first version.
      const parent = head ?? (await commit(repository, wordsOf(servedFolder()), site));
      await commit(repository, contentFolder(), who, parent, files);
      break;
    } catch (error) {
      // Somebody else's version came first: it is the parent of this one.
      if (tries === 5 || (await headOf(repository)) === head) throw error;
    }
  }
  // The index of a person who uses Git there, too.
  await git(repository, {}, 'reset', '--quiet').catch(() => undefined);
}

/** Marks the newest version as published. */
export async function markPublished(name: string): Promise<void> {
  await git(await openHistory(), {}, 'tag', `published-${name}`);
}

export type Version = {
  id: string;
  who: string;
  at: number;
  isPublished: boolean;
  isFirst: boolean;
  files: string[];
};

/** The newest first. @param part how many, and how many to leave out */
export async function listVersions(part: { limit: number; offset: number }): Promise<Version[]> {
  const repository = await openHistory();
  if (!(await headOf(repository))) return [];
  const format = '--format=%x1e%H%x1f%an%x1f%at%x1f%D%x1f%P%x1f';
  const range = [`--max-count=${part.limit}`, `--skip=${part.offset}`];
  const log = await git(repository, {}, 'log', format, '--name-only', '--root', ...range);
  return String(log)
    .split('\x1e')
    .slice(1)
    .map((entry) => {
      const [id = '', who = '', at = '', labels = '', parents = '', files = ''] =
        entry.split('\x1f');
      const isPublished = labels.includes('tag: published-');
      const names = files.trim().split('\n').filter(Boolean);
      return { id, who, at: Number(at) * 1000, isPublished, isFirst: !parents, files: names };
    });
}

/** @param id of a version; with `^`, of the one before it @returns undefined where it has no such file */
export async function readVersion(id: string, file: string): Promise<Buffer | undefined> {
  if (!/^[\da-f]{40}\^?$/.test(id)) return;
  return git(await openHistory(), {}, 'show', `${id}:${file}`).catch(() => undefined);
}

/** Writes a file as it was in a version, which can be undone by the same means. @returns whether it was there */
export async function bringBack(id: string, file: string, who: string): Promise<boolean> {
  const text = await readVersion(id, file);
  if (!text || path.posix.normalize(file) !== file || /(^|\/)\./.test(file)) return false;
  const to = path.join(contentFolder(), file);
  if (existsSync(to)) await keepVersion(who, [file]);
  await mkdir(path.dirname(to), { recursive: true });
  await writeFile(to, text);
  await keepVersion(who, [file]);
  return true;
}

export const hasGit = () => succeeds('--version');

/** Whether Git does what it is told. */
function succeeds(...args: string[]): Promise<boolean> {
  return run('git', args).then(
    () => true,
    () => false,
  );
}

/** All that is there, or these files, as one commit; nothing where it is what the parent has. @returns the id */
async function commit(
  repository: string,
  folder: string,
  who: string,
  parent?: string,
  files: readonly string[] = ['.', ':(exclude,glob)**/.*'],
) {
  const scratch = await mkdtemp(path.join(tmpdir(), 'words-'));
  try {
    // An index of its own: no lock of one that was killed is in the way.
    const at = { GIT_INDEX_FILE: path.join(scratch, 'index'), GIT_WORK_TREE: path.resolve(folder) };
    if (parent) await git(repository, at, 'read-tree', parent);
    await git(repository, at, 'add', '--all', '--', ...files);
    const tree = String(await git(repository, at, 'write-tree')).trim();
    const known =
      parent && String(await git(repository, {}, 'rev-parse', `${parent}^{tree}`)).trim();
    if (tree === known) return parent;
    const email = who === site ? 'site@localhost' : who;
    const person = {
      ...{ GIT_AUTHOR_NAME: who, GIT_AUTHOR_EMAIL: email },
      ...{ GIT_COMMITTER_NAME: who, GIT_COMMITTER_EMAIL: email },
    };
    const words = ['-m', parent ? 'Words changed at the desk' : 'The words as they were served'];
    const parents = parent ? ['-p', parent] : [];
    const id = String(
      await git(repository, person, 'commit-tree', tree, ...parents, ...words),
    ).trim();
    await git(repository, {}, 'update-ref', 'HEAD', id, parent ?? '');
    return id;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

const headOf = (repository: string) =>
  git(repository, {}, 'rev-parse', '--verify', '--quiet', 'HEAD').then(
    (text) => String(text).trim(),
    () => undefined,
  );

/**
 * The repository of the words: in their folder, where that has one, or lies in no other. In a checkout of
 * the whole project, whose history is not the desk's to write, one in DATA_DIR.
 */
async function openHistory(): Promise<string> {
  const folder = path.resolve(contentFolder());
  const own = path.join(folder, '.git');
  if (existsSync(own)) return own;
  const apart = path.resolve(env().DATA_DIR, 'history.git');
  if (existsSync(apart)) return apart;
  const isInProject = await succeeds('-C', folder, 'rev-parse', '--git-dir');
  const repository = isInProject ? apart : own;
  // Made apart and moved whole: two people may save their first words at once.
  await mkdir(path.dirname(repository), { recursive: true });
  const made = await mkdtemp(`${repository}-`);
  await run('git', ['init', '--quiet', '--bare', '--initial-branch=main', made]);
  if (!isInProject) await run('git', ['--git-dir', made, 'config', 'core.bare', 'false']);
  try {
    await rename(made, repository);
  } catch (error) {
    await rm(made, { recursive: true });
    if (!existsSync(repository)) throw error;
  }
  return repository;
}

/** No hook, signature or setting of whoever runs the server has a part in it. */
const plain = [
  'core.hooksPath=/dev/null',
  'core.autocrlf=false',
  'core.quotePath=false',
  'log.showSignature=false',
];

async function git(
  repository: string,
  variables: Record<string, string>,
  ...args: string[]
): Promise<Buffer> {
  const tree = { GIT_WORK_TREE: path.resolve(contentFolder()) };
  const { stdout } = await run('git', [...plain.flatMap((one) => ['-c', one]), ...args], {
    cwd: variables.GIT_WORK_TREE ?? tree.GIT_WORK_TREE,
    env: { ...process.env, GIT_DIR: repository, ...tree, ...variables },
    encoding: 'buffer',
    maxBuffer: 100 * 1024 * 1024,
  });
  return stdout;
}
