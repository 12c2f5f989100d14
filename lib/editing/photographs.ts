import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '#lib/content/content.ts';
import { isPhotograph } from '#lib/content/names.ts';
import { photographsBelow } from '#lib/content/read-sources.ts';
import { readPhotograph } from '#lib/publishing/read-photograph.ts';
import { keep } from './working-copy.ts';

/** Names of those that are there. @param room a folder of the content */
export function photographsIn(room: string): string[] {
  return photographsBelow(path.join(contentFolder(), room)).filter((name) => !name.includes('/'));
}

type Added = { name: string } | { problem: string };

/** Puts a photograph beside the content, as it came: the build makes it small. */
export async function addPhotograph(room: string, upload: File): Promise<Added> {
  const bytes = Buffer.from(await upload.arrayBuffer());
  const problem = await problemOf(bytes);
  if (problem) return { problem: `${upload.name} ${problem}` };
  const ending = path.extname(upload.name).toLowerCase();
  const base = slugify(path.basename(upload.name, path.extname(upload.name))) || 'photograph';
  for (let number = 1; ; number += 1) {
    const name = `${base}${number > 1 ? `-${number}` : ''}${isPhotograph(upload.name) ? ending : '.jpg'}`;
    const file = path.join(contentFolder(), room, name);
    const isThere = existsSync(file);
    if (!isThere) keep(`${room}/${name}`, bytes);
    if (!isThere || readFileSync(file).equals(bytes)) return { name };
  }
}

/** In px: enough to see which it is. */
const small = { width: 320, height: 320 };

async function problemOf(bytes: Buffer): Promise<string | undefined> {
  try {
    await readPhotograph(bytes, small);
    return;
  } catch (error) {
    return (error as Error).message;
  }
}

/** A JPEG to recognize a photograph by. @returns undefined where there is none, or it cannot be read */
export async function thumbnail(room: string, name: string): Promise<Buffer | undefined> {
  if (!photographsIn(room).includes(name)) return;
  try {
    const bytes = readFileSync(path.join(contentFolder(), room, name));
    const { data, info } = await readPhotograph(bytes, small);
    const { default: sharp } = await import('sharp');
    const { width, height, channels } = info;
    return await sharp(data, { raw: { width, height, channels } }).jpeg().toBuffer();
  } catch {
    // Whatever is wrong with it, the check of the content says.
    return;
  }
}

/** Letters and digits of any Latin spelling, small, with hyphens between words. */
export function slugify(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
}
