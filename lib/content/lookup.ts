import { content } from './content.ts';
import { routes } from './routes.ts';
import type { Article, Industry, Member, Project, Service } from './types.ts';

/** @throws where the slug is no service's; so do the next two */
export const getService = (slug: string): Service => find(content().services, slug, 'service');

export const getIndustry = (slug: string): Industry => find(content().industries, slug, 'industry');

export const getProject = (slug: string): Project => find(content().projects, slug, 'project');

function find<Entry extends { slug: string }>(list: readonly Entry[], slug: string, kind: string) {
  const entry = list.find((one) => one.slug === slug);
  if (!entry) throw new Error(`There is no ${kind} "${slug}"`);
  return entry;
}

/** What shows an industry: the first project that names it. */
export const projectOf = ({ slug }: Industry): Project | undefined =>
  content().projects.find(({ industry }) => industry === slug);

/** The last project is followed by the first. */
export function neighborsOf(project: Project) {
  const { projects } = content();
  const at = projects.findIndex(({ slug }) => slug === project.slug);
  return { previous: projects.at(at - 1), next: projects[(at + 1) % projects.length] };
}

/** Of the projects, in the order of the filters; unlisted ones follow. */
export function projectTags(): string[] {
  const { projects, navigation } = content();
  const used = new Set(projects.flatMap(({ tags }) => tags));
  return [...new Set([...navigation.tags, ...used])].filter((tag) => used.has(tag));
}

/** Slugs: each department's page, then the pages below it. */
export function serviceMenu(): string[][] {
  return Object.entries(content().navigation.services).map(([page, below]) => [page, ...below]);
}

export const isDepartment = ({ slug, department }: Service): boolean =>
  slug === content().departments[department].slug;

export const departmentOf = ({ department }: Service): Service =>
  getService(content().departments[department].slug);

/** Without the department's own page. */
export function siblingsOf(service: Service): Service[] {
  return content().services.filter(
    (other) =>
      other.department === service.department &&
      other.slug !== service.slug &&
      !isDepartment(other),
  );
}

/** Links to services, labeled with their names. */
export const serviceLinks = (slugs: readonly string[]) =>
  slugs.map(getService).map(({ slug, name }) => ({ href: routes.service(slug), label: name }));

/** As many as the home page shows [spec 2.3]. */
const newest = 3;

export const newestArticles = (): readonly Article[] => content().articles.slice(0, newest);

/** Those that it lists below them. */
export const furtherArticles = (): readonly Article[] => content().articles.slice(newest);

/** Those that follow it, the first after the last: at most two. */
export function articlesAfter({ slug }: Article): readonly Article[] {
  const { articles } = content();
  const at = articles.findIndex((one) => one.slug === slug);
  return [...articles.slice(at + 1), ...articles.slice(0, at)].slice(0, 2);
}

/** Of the team; where nobody is named, the agency is the author. */
export const authorOf = ({ author }: Article) =>
  content().people.find(({ role }) => role === author);

/** Everyone, with what the About page says of them. */
export function aboutTeam(): Member[] {
  return content().people.map(({ name, role, portrait, about }) => ({
    name,
    role,
    portrait,
    bio: about,
  }));
}

/** Those of whom the home page says something. */
export function homeTeam(): Member[] {
  return content().people.flatMap(({ name, role, portrait, home, specialty }) =>
    home ? [{ name, role, portrait, bio: home, ...(specialty && { specialty }) }] : [],
  );
}
