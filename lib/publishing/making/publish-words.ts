// Publishes the words of CONTENT_DIR beside the site that is served (lib/publishing/start.ts starts it).
// Until its last step, nothing that a visitor sees has changed; what a kill leaves, the next one deletes.
import { type ExecException, exec } from 'node:child_process';
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { isDiskFull } from '#lib/base/disk-full.ts';
import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { maskSecrets } from '#lib/base/mask-secrets.ts';
import { content, contentFolder, setWords } from '#lib/content/content.ts';
import { ContentError } from '#lib/content/mistakes.ts';
import { allPages } from '#lib/content/page-list.ts';
import { keepVersion, markPublished } from '../history.ts';
import { keepBuild } from '../kept-builds.ts';
import { takeLock } from '../lock.ts';
import { makePhotographs } from '../make-photographs.ts';
import { type Outcome, type Progress, writeProgress } from '../progress.ts';
import {
  type About,
  aboutOf,
  baseFolder,
  builtFolder,
  currentPublication,
  elsewhereFolder,
  hashWords,
  listPublications,
  makeCurrent,
  nameAt,
  publishedFolder,
  wordsOf,
} from '../publications.ts';
import { noteAddresses } from '../slugs.ts';
import { busyCode } from '../start.ts';
import { changedSince, copyWords } from './copy-words.ts';
import { renderSite } from './render-site.ts';

/** How many stay to go back to. */
const most = 5;

/** Another look at whether one goes on takes the lock, too, in ms. */
const patience = 2_000;

const [, , task, who = ''] = process.argv;
const isRenewal = task === 'renew';
const code = aboutOf(builtFolder)?.code ?? '';

const lock = takeLock(patience);
if (!lock) process.exit(busyCode);
// After visitors, and not last of all: beside other work that would take minutes.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const progress: Progress = {
  ...{ who, isRenewal, pid: process.pid, begun: Date.now(), step: 'checking' },
};
tell({});
process.send?.('begun');

const at = Date.now();
const name = nameAt(at);
const unfinished = path.join(publishedFolder(), `${name}.unfinished`);
log.info('publishing begins', { publication: name, isRenewal });
/** By a command that failed: for the desk alone, as an address in it may hold a password. */
let printed = '';

try {
  deleteUnfinished();
  await (isRenewal ? renew() : publish());
  end('published');
} catch (error) {
  // First, so that there is room to tell that there was none.
  deleteUnfinished();
  if (error instanceof ContentError) end('mistakes');
  else if (isDiskFull(error)) end('disk full');
  else
    end(
      'failed',
      maskSecrets(`${error instanceof Error ? error.message : error}\n${printed}`.trim()),
    );
  if (!(error instanceof ContentError))
    log.error('publishing failed', { publication: name, error });
}
// Not with the process, which takes seconds to free its memory on a busy machine.
lock[Symbol.dispose]();
process.exit();

async function publish() {
  const before = baseFolder();
  noteAddresses(contentFolder(), wordsOf(before));
  await keepVersion(who);
  copyWords(contentFolder(), wordsOf(unfinished), changedSince(contentFolder(), wordsOf(before)));
  setWords(wordsOf(unfinished));
  content();
  const command = env().PUBLISH_COMMAND;
  if (command) await publishElsewhere(command);
  else await publishHere(before);
  await markPublished(name);
}

async function publishHere(before: string) {
  await makePages(before, { code, words: hashWords(wordsOf(unfinished)), at, who });
  keepFirst();
  swap();
}

async function publishElsewhere(command: string) {
  tell({ step: 'command' });
  const running = promisify(exec)(`${command}\n`, { maxBuffer: 2 ** 26 });
  // One that reads what is typed would wait for ever.
  running.child.stdin?.end();
  await running.catch(({ code, signal, stdout, stderr }: ExecException) => {
    printed = `${stdout}${stderr}`.trim().split('\n').slice(-20).join('\n');
    throw new Error(`PUBLISH_COMMAND ended with ${signal ?? code}`);
  });
  rmSync(elsewhereFolder(), { recursive: true, force: true });
  renameSync(unfinished, elsewhereFolder());
}

/** With the code of this release, the words that another has published. */
async function renew() {
  const old = currentPublication();
  if (!old) return;
  const words = wordsOf(old.folder);
  copyWords(words, wordsOf(unfinished), changedSince(words, words));
  setWords(wordsOf(unfinished));
  content();
  await makePages(old.folder, { ...old.about, code });
  swap();
  rmSync(old.folder, { recursive: true, force: true });
}

async function makePages(before: string, about: About) {
  tell({ step: 'photographs' });
  const unreadable = await makePhotographs();
  if (unreadable.length > 0) throw new Error(unreadable.join('\n'));
  tell({ step: 'pages', done: 0 });
  await renderSite(unfinished, {
    about,
    before,
    dictionaryFrom: builtFolder,
    onPage: (done, of) => done % 10 === 0 && tell({ step: 'pages', done, of }),
    onCompress: () => tell({ step: 'packing' }),
  });
}

/** What was served before the first publication can be gone back to, too. */
function keepFirst() {
  const about = aboutOf(builtFolder);
  if (!about || listPublications().length > 0) return;
  const first = path.join(publishedFolder(), nameAt(about.at));
  cpSync(builtFolder, `${first}.unfinished`, { recursive: true, preserveTimestamps: true });
  renameSync(`${first}.unfinished`, first);
}

/** From the one line to the next, another site is served. */
function swap() {
  tell({ step: 'swapping' });
  const folder = path.join(publishedFolder(), name);
  renameSync(unfinished, folder);
  keepBuild(folder, path.join(env().DATA_DIR, 'builds'));
  makeCurrent(name);
  for (const old of listPublications().slice(most)) {
    if (old.name !== name) rmSync(old.folder, { recursive: true, force: true });
  }
}

function deleteUnfinished() {
  if (!existsSync(publishedFolder())) return;
  for (const left of readdirSync(publishedFolder())) {
    if (!left.endsWith('.unfinished')) continue;
    rmSync(path.join(publishedFolder(), left), { recursive: true, force: true });
  }
}

function tell(news: Partial<Progress>) {
  Object.assign(progress, news);
  writeProgress(progress);
}

function end(how: Outcome, reason?: string) {
  try {
    tell({ ended: { at: Date.now(), how, ...(reason && { reason }) } });
  } catch (error) {
    // A full disk: the desk says that it was cut off.
    log.error('the end of publishing cannot be told', { publication: name, error });
  }
  const seconds = Math.round((Date.now() - at) / 1_000);
  const pages = how === 'published' ? allPages().length : undefined;
  log.info('publishing ends', { publication: name, how, pages, seconds });
}
