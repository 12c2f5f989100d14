import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { findKept } from '#lib/publishing/kept-builds.ts';
import { isAsWritten } from '#lib/publishing/whole.ts';
import { type PublishedFile, readPublished } from './published-file.ts';
import { StartError } from './start-error.ts';

export type Site = {
  /** Of this build, or a hashed file of an earlier one. */
  find(address: string): PublishedFile | undefined;
  /** Whether it is of this build. */
  has(address: string): boolean;
  notFound: PublishedFile;
  /** Under the solid bar [spec 2.2]. */
  solidNotFound: PublishedFile;
  projectNotFound: PublishedFile;
  /** New paths by old ones. */
  redirects: ReadonlyMap<string, string>;
};

/** Of pictures, scripts and the like that stay in memory, in bytes. */
const maxRecent = 8 * 2 ** 20;

/**
 * Reads the documents of a folder that lib/publishing/making wrote into memory, compressed: sirv, which reads from disk, answers
 * a fifth as many requests, and the folder may be built anew. Of all other files, those asked for last stay there.
 * Requests are answered meanwhile.
 *
 * @param builds where lib/publishing/kept-builds.ts keeps hashed files of other builds
 * @throws StartError where there is no whole build
 */
export async function readSite(folder: string, builds: string): Promise<Site> {
  const redirects: Record<string, string> = readJson(folder, 'redirects.json');
  const scripts = scriptsOf(folder);
  const root = path.join(folder, 'public');
  const documents = new Map<string, PublishedFile>();
  const others = new Map<string, string>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz|dcz)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = `/${path.relative(root, file).replaceAll(path.sep, '/')}`;
    if (name.endsWith('.html')) {
      documents.set(addressOf(name), readPublished(file, name, scripts));
      await breathe();
    } else others.set(name, file);
  }
  const notFound = take(documents, '/404');
  const recent = new LRUCache<string, PublishedFile>({
    maxSize: maxRecent,
    sizeCalculation: ({ held }) => held,
  });
  return {
    find(address) {
      const known = documents.get(address) ?? recent.get(address);
      if (known) return known;
      try {
        const own = others.get(address);
        // Browsers keep it for a year: never half of it.
        const isWhole = own && isAsWritten(folder, path.relative(folder, own));
        const file = isWhole ? own : findKept(builds, address);
        if (file === undefined) return undefined;
        const read = readPublished(file, address, scripts);
        recent.set(address, read);
        return read;
      } catch {
        // Another instance has just deleted it.
        return undefined;
      }
    },
    has: (address) => documents.has(address) || others.has(address),
    notFound,
    // A publication of an earlier release has none until made anew.
    solidNotFound: documents.has('/services/404') ? take(documents, '/services/404') : notFound,
    projectNotFound: take(documents, '/portfolio/404'),
    redirects: new Map(Object.entries(redirects)),
  };
}

function readJson(folder: string, name: string) {
  const file = path.join(folder, name);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new StartError(`There is no build in ${folder}/: run npm run build.`);
}

/** Never taken from its pages, which may say anything. Of an earlier release, they do without until made anew. */
function scriptsOf(folder: string): string[] {
  return existsSync(path.join(folder, 'scripts.json')) ? readJson(folder, 'scripts.json') : [];
}

function addressOf(name: string): string {
  return name === '/index.html' ? '/' : name.replace(/\.html$/, '');
}

function take(files: Map<string, PublishedFile>, address: string): PublishedFile {
  const file = files.get(address);
  if (!file) throw new StartError(`The build has no ${address}.html: run npm run build again.`);
  files.delete(address);
  return file;
}
