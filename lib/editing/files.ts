import path from 'node:path';
import { pathOf } from '#lib/content/addresses.ts';
import { isPhotograph } from '#lib/content/names.ts';
import { readSource } from '#lib/content/read-sources.ts';
import { routes } from '#lib/content/routes.ts';
import { entryOf, fileOf, folders, isFile, isSlug, schemaOf } from '#lib/content/schema.ts';
import { partOf, shapeOf } from '#lib/content/shape.ts';
import { valueAt } from '#lib/content/tree.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';

/**
 * The file that the last part of an address of the editor names: `site`, `services/seo`, `services/_`.
 *
 * @returns undefined for all else, so that no other file is ever read or written
 */
export function fileAt(address: string): string | undefined {
  const file = [`${address}.yaml`, `${address}.md`].find(schemaOf) ?? '';
  const { slug = '' } = entryOf(file) ?? {};
  return isFile(file) || slug === newSlug || mayBe(slug) ? file : undefined;
}

/** What a page may be called that is made here. */
const mayBe = (slug: string) => isSlug(slug) && slug.length <= 80;

export const addressOf = (file: string) => file.replace(/\.\w+$/, '');

/** Where a file of the content is edited. */
export const editPage = (file: string) => deskRoutes.page(`words/${addressOf(file)}`);

/** Where fields are changed alone (only.ts), or all of them. */
export const formAt = (file: string, only: string) =>
  `${editPage(file)}${only && `?${new URLSearchParams({ only })}`}`;

/** Stands for the name of a page that is to be written: `services/_`. */
const newSlug = '_';

/** Where a page like another is begun. */
export const likePage = (file: string) => editPage(file).replace(/[^/]+$/, `${newSlug}?like=$&`);

export const isNew = (file: string) => entryOf(file)?.slug === newSlug;

/** What a file of the editor is kept as: a new one once the end of its address is known. */
export const savedAs = (file: string, slug: string) => (isNew(file) ? besides(file, slug) : file);

/** A page of the same kind. @returns undefined where its address cannot end so */
export function besides(file: string, slug: string): string | undefined {
  const entry = entryOf(file);
  return entry && mayBe(slug) ? fileOf(entry.folder, slug) : undefined;
}

/** Where visitors find it. */
export const pageOf = (file: string) =>
  pathOf(file === 'people.yaml' ? 'about.yaml' : file) ?? routes.home;

/** Whose words stand on a page. */
export const fileOfPage = (files: WordFiles, page: string) =>
  [...files.texts.keys()].find((file) => pathOf(file) === page);

/** What the desk calls a file: `Home page`, `The service “SEO”`. @param data what it says */
export function titleOf(file: string, data: unknown): string {
  if (isFile(file)) return shapeOf(file).label ?? file;
  if (isPhotograph(file)) return `Photograph ${path.basename(file)}`;
  const entry = entryOf(file);
  if (!entry) return file;
  const kind = folders[entry.folder].one;
  if (isNew(file)) return `A new ${kind}`;
  return `The ${kind} “${nameOf(file, data)}”`;
}

export const titleIn = (files: WordFiles, file: string) => titleOf(file, dataIn(files, file));

/** What a page calls itself. */
export const nameIn = (files: WordFiles, file: string) => nameOf(file, dataIn(files, file));

export function dataIn({ texts }: WordFiles, file: string): unknown {
  const body = texts.get(file);
  return body && readSource(file, body).source?.data;
}

/** The field that a new page takes its address from. */
export const nameField = (file: string) => (partOf(shapeOf(file), 'name') ? 'name' : 'title');

export function nameOf(file: string, data: unknown): string {
  return String(valueAt(data, ['name']) || valueAt(data, ['title']) || entryOf(file)?.slug);
}
