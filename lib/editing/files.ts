import { pathOf } from '#lib/content/addresses.ts';
import { isFolder, slugOf } from '#lib/content/read-sources.ts';
import { routes } from '#lib/content/routes.ts';
import { endingOf, type Folder, files, isSlug } from '#lib/content/schema.ts';
import {
  type PageName,
  pageNames,
  singlePage,
  type singlePages,
} from '#lib/content/single-pages.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';

type PageFile = (typeof singlePages)[PageName]['file'];

const pageTitles = Object.fromEntries(
  pageNames.map(singlePage).map(({ file, name, editor = `${name} page` }) => [file, editor]),
) as Record<PageFile, string>;

/** What the editor calls the files that there are once, in its order. */
export const titles: Record<keyof typeof files, string> = {
  'site.yaml': 'Name, contact, opening hours',
  'people.yaml': 'The team',
  ...pageTitles,
  'missing.yaml': 'Page not found',
  'newsletter.yaml': 'Newsletter form',
  'free-demo.yaml': 'The free demo',
  'navigation.yaml': 'Menu and order of pages',
  'departments.yaml': 'Departments',
  'redirects.yaml': 'Addresses that have moved',
};

export const isFile = (name: string): name is keyof typeof files => Object.hasOwn(files, name);

/** Of a page's file; undefined for the files that there are once. */
export function entryOf(file: string): { folder: Folder; slug: string } | undefined {
  const [folder = '', name = ''] = file.split('/');
  return isFolder(folder) ? { folder, slug: slugOf(name) } : undefined;
}

/**
 * The file that the last part of an address of the editor names: `site`, `services/seo`, `services/_`.
 *
 * @returns undefined for all else, so that no other file is ever read or written
 */
export function fileAt(address: string): string | undefined {
  const single = Object.keys(files).find((file) => addressOf(file) === address);
  if (single) return single;
  const [folder = '', slug = '', ...rest] = address.split('/');
  if (!isFolder(folder) || rest.length > 0) return undefined;
  return isSlug(slug) || slug === newSlug ? fileOf(folder, slug) : undefined;
}

export const fileOf = (folder: Folder, slug: string) => `${folder}/${slug}${endingOf(folder)}`;

export const addressOf = (file: string) => file.replace(/\.\w+$/, '');

/** Where a file of the content is edited. */
export const editPage = (file: string) => deskRoutes.page(`words/${addressOf(file)}`);

/** Where a text is changed on its page. @param field its name in the form, or `body:3-5` for these lines of the text */
export const wordsAt = (page: string, file: string, field: string) =>
  deskRoutes.words(page, `${file}#${field}`);

/** Where fields are changed alone: see only.ts. */
export const formAt = (file: string, field: string) =>
  `${editPage(file)}?${new URLSearchParams({ only: field })}`;

/** Stands for the name of a page that is to be written. */
const newSlug = '_';

export const newIn = (folder: Folder) => fileOf(folder, newSlug);

export const isNew = (file: string) => entryOf(file)?.slug === newSlug;

/** What a file of the editor is kept as: a new one once the end of its address is known. */
export const savedAs = (file: string, slug: string) => (isNew(file) ? besides(file, slug) : file);

/** A page of the same kind. @returns undefined where its address cannot end so */
export function besides(file: string, slug: string): string | undefined {
  const entry = entryOf(file);
  return entry && isSlug(slug) ? fileOf(entry.folder, slug) : undefined;
}

/** Where visitors find it. */
export const pageOf = (file: string) =>
  pathOf(file === 'people.yaml' ? 'about.yaml' : file) ?? routes.home;

/** Whose words stand on a page. */
export const fileOfPage = (files: WordFiles, page: string) =>
  [...files.texts.keys()].find((file) => pathOf(file) === page);
