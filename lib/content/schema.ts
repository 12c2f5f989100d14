import type { z } from 'zod';
import { routes } from './routes.ts';
import * as common from './schema/common.ts';
import { article, industry, project, service } from './schema/entries.ts';
import { slug } from './schema/parts.ts';
import { site } from './schema/site.ts';
import { singlePages } from './single-pages.ts';

type Rows = typeof singlePages;

/** The form of the words of each page that has one address. */
const pageForms = Object.fromEntries(
  Object.values(singlePages).map(({ file, form }) => [file, form]),
) as { [Name in keyof Rows as Rows[Name]['file']]: Rows[Name]['form'] };

/** The form of each file that there is once. */
export const files = {
  'site.yaml': site,
  'navigation.yaml': common.navigation,
  'departments.yaml': common.departments,
  'people.yaml': common.people,
  'redirects.yaml': common.redirects,
  ...pageForms,
  'missing.yaml': common.missing,
  'newsletter.yaml': common.newsletter,
  'free-demo.yaml': common.freeDemo,
};

/** `thankYou` of `thank-you.yaml`: where `content()` has it. */
export const nameOf = <File extends string>(file: File) =>
  file.replace(/\.\w+$/, '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase()) as NameOf<File>;

export type NameOf<File> = File extends `${infer Name}.${string}` ? Joined<Name> : never;

type Joined<Name> = Name extends `${infer One}-${infer Other}`
  ? `${One}${Capitalize<Other>}`
  : Name;

/** The form of the files of a folder: each is a page, and its name the end of its address. */
export const folders = {
  services: service,
  industries: industry,
  projects: project,
  articles: article,
};

export type Folder = keyof typeof folders;

/** What people call their pages. */
export const folderNames: Record<Folder, { one: string; many: string }> = {
  services: { one: 'service', many: 'Services' },
  industries: { one: 'industry', many: 'Industries' },
  projects: { one: 'project', many: 'Projects' },
  articles: { one: 'article', many: 'Articles' },
};

/** Where the pages of a folder's files are. */
export const entryRoutes = {
  services: routes.service,
  industries: routes.industry,
  projects: routes.project,
  articles: routes.article,
};

/** What a page may be called, at the desk. */
export const isSlug = (name: string) => slug.safeParse(name).success && name.length <= 80;

export const endingOf = (folder: Folder) => (folder === 'articles' ? '.md' : '.yaml');

/** @param name of a file, below the content's folder */
export function schemaOf(name: string): z.ZodType | undefined {
  const [folder = ''] = name.split('/');
  return Object.entries({ ...files, ...folders }).find(([one]) => one === folder)?.[1];
}
