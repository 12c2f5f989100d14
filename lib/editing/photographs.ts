import path from 'node:path';
import { hashOf } from '#lib/content/words.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { shrinkPhotograph } from '#lib/publishing/shrink-photograph.ts';
import { changeWords } from '#lib/words/versions.ts';
import { letterFolder } from '#lib/words/working.ts';

/** Twice what a mail has room for, in px. */
const widestInMail = 1120;

type Added = { name: string } | { problem: string };

/** Keeps a photograph, made as small as any page shows it, without what the camera wrote into it. */
export async function addPhotograph(
  { store, person }: Desk,
  folder: string,
  upload: File,
): Promise<Added> {
  const size = folder === letterFolder ? widestInMail : undefined;
  const shrunk = await shrinkPhotograph(Buffer.from(await upload.arrayBuffer()), size);
  if ('problem' in shrunk) return { problem: `${upload.name} ${shrunk.problem}` };
  const base = slugify(path.basename(upload.name, path.extname(upload.name))) || 'photograph';
  const hash = hashOf(shrunk.body);
  let name = `${base}.jpg`;
  const by = { who: person.email, at: Date.now() };
  await changeWords(store, by, { what: 'photograph added' }, ({ words: { photographs } }) => {
    const there = photographs.get(`${folder}/${name}`);
    if (there?.hash === hash) return new Map();
    // Another is called so, or nobody may guess it.
    if (there || folder === letterFolder) name = `${base}-${hash.slice(0, 12)}.jpg`;
    return new Map([[`${folder}/${name}`, shrunk.body]]);
  });
  return { name };
}

/** Letters and digits of any Latin spelling, small, with hyphens between words. */
export function slugify(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
}
