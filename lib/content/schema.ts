import type { z } from 'zod';
import { fieldsIn, jsonSchemaOf } from './json-schema.ts';
import { article, industry, project, service } from './schema/entries.ts';
import * as pages from './schema/pages.ts';
import { slug } from './schema/parts.ts';
import { site } from './schema/site.ts';

/** The form of each file that there is once. */
export const files = {
  'site.yaml': site,
  'navigation.yaml': pages.navigation,
  'departments.yaml': pages.departments,
  'people.yaml': pages.people,
  'redirects.yaml': pages.redirects,
  'home.yaml': pages.home,
  'about.yaml': pages.about,
  'contact.yaml': pages.contact,
  'thank-you.yaml': pages.thankYou,
  'portfolio.yaml': pages.portfolio,
  'missing.yaml': pages.missing,
  'newsletter.yaml': pages.newsletter,
  'privacy.md': pages.privacy,
};

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

/** What a page may be called, at the desk. */
export const isSlug = (name: string) => slug.safeParse(name).success && name.length <= 80;

export const endingOf = (folder: Folder) => (folder === 'articles' ? '.md' : '.yaml');

/** @param name of a file, below the content's folder */
export function schemaOf(name: string): z.ZodType | undefined {
  const [room = ''] = name.split('/');
  return Object.entries({ ...files, ...folders }).find(([one]) => one === room)?.[1];
}

/** Every value of a file, with what the schema says of it. */
export function fieldsOf(name: string, data: unknown) {
  const schema = schemaOf(name);
  return schema ? fieldsIn(jsonSchemaOf(schema), data) : [];
}
