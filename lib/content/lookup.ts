import { content } from './content.ts';
import { plain } from './marks.ts';
import type { Article, Department, Industry, Project, Service } from './types.ts';

/** @throws where the slug is no service's; so do the next two */
export const getService = (slug: string): Service => find(content().services, slug, 'service');

export const getIndustry = (slug: string): Industry => find(content().industries, slug, 'industry');

export const getProject = (slug: string): Project => find(content().projects, slug, 'project');

function find<Entry extends { slug: string }>(list: readonly Entry[], slug: string, kind: string) {
  const entry = list.find((one) => one.slug === slug);
  if (!entry) throw new Error(`There is no ${kind} "${slug}"`);
  return entry;
}

export const isDepartment = ({ slug, department }: Service): boolean =>
  slug === content().departments[department].slug;

export const departmentOf = ({ department }: { department: Department }): Service =>
  getService(content().departments[department].slug);

/** Of the team; where nobody is named, the agency is the author. */
export const authorOf = ({ author }: Article) =>
  content().people.find(({ role }) => plain(role) === author);
