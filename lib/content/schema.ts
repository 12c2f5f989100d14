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

/** The files of a folder: each is a page, and its name the end of its address. What people call them, too. */
export const folders = {
  services: { form: service, route: routes.service, one: 'service', many: 'Services' },
  industries: { form: industry, route: routes.industry, one: 'industry', many: 'Industries' },
  projects: { form: project, route: routes.project, one: 'project', many: 'Projects' },
  articles: { form: article, route: routes.article, one: 'article', many: 'Articles' },
};

export type Folder = keyof typeof folders;

export const folderNames = Object.keys(folders) as Folder[];

/** What a page may be called, at the desk. */
export const isSlug = (name: string) => slug.safeParse(name).success && name.length <= 80;

export const endingOf = (folder: Folder) => (folder === 'articles' ? '.md' : '.yaml');

/** @param name of a file, below the content's folder */
export function schemaOf(name: string): z.ZodType | undefined {
  const [folder = ''] = name.split('/');
  const ofFolders = folderNames.map((one): [string, z.ZodType] => [one, folders[one].form]);
  return [...Object.entries(files), ...ofFolders].find(([one]) => one === folder)?.[1];
}
