import path from 'node:path';
import type { z } from 'zod';
import { routes } from './routes.ts';
import * as common from './schema/common.ts';
import { article, industry, project, service } from './schema/entries.ts';
import { slug } from './schema/parts.ts';
import { site } from './schema/site.ts';
import { pageNames, singlePage, type singlePages } from './single-pages.ts';

type Rows = typeof singlePages;

/** The form of the words of each page that has one address, with what an owner calls it. */
const pageForms = Object.fromEntries(
  pageNames
    .map(singlePage)
    .map(({ file, form, name, editor = `${name} page` }) => [file, form.meta({ title: editor })]),
) as { [Name in keyof Rows as Rows[Name]['file']]: Rows[Name]['form'] };

/** The form of each file that there is once, in the order of the editor. */
export const files = {
  'site.yaml': site.meta({ title: 'Name, contact, opening hours' }),
  'people.yaml': common.people.meta({ title: 'The team' }),
  ...pageForms,
  'missing.yaml': common.missing.meta({ title: 'Page not found' }),
  'newsletter.yaml': common.newsletter.meta({ title: 'Newsletter form' }),
  'free-demo.yaml': common.freeDemo.meta({ title: 'The free demo' }),
  'navigation.yaml': common.navigation.meta({ title: 'Menu and order of pages' }),
  'departments.yaml': common.departments.meta({ title: 'Departments' }),
  'redirects.yaml': common.redirects.meta({ title: 'Addresses that have moved' }),
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

export const isFile = (name: string): name is keyof typeof files => Object.hasOwn(files, name);

export const fileOf = (folder: Folder, slug: string) => `${folder}/${slug}${endingOf(folder)}`;

/** Of a page's file. @returns undefined for the files that there are once, and all that are none of the content */
export function entryOf(file: string): { folder: Folder; slug: string } | undefined {
  const [folder, slug = ''] = [
    path.posix.dirname(file),
    path.posix.basename(file, path.extname(file)),
  ];
  return isFolder(folder) && fileOf(folder, slug) === file ? { folder, slug } : undefined;
}

/** Whether a page may be called so. */
export const isSlug = (name: string) => slug.safeParse(name).success;

/** @returns undefined for what is no file of the content */
export function schemaOf(file: string): z.ZodType | undefined {
  if (isFile(file)) return files[file];
  const entry = entryOf(file);
  return entry && folders[entry.folder].form;
}

const isFolder = (name: string): name is Folder => Object.hasOwn(folders, name);

const endingOf = (folder: Folder) => (folder === 'articles' ? '.md' : '.yaml');
