import { departments } from '#content/departments.ts';
import { industries } from '#content/industries/index.ts';
import { projects } from '#content/projects/index.ts';
import { services } from '#content/services/index.ts';
import type { Industry, Project, Service } from '#content/types.ts';
import { routes } from './routes.ts';

/** @throws where the slug is no service's; so do the next two */
export const getService = (slug: string): Service => find(services, slug, 'service');

export const getIndustry = (slug: string): Industry => find(industries, slug, 'industry');

export const getProject = (slug: string): Project => find(projects, slug, 'project');

function find<Entry extends { slug: string }>(list: readonly Entry[], slug: string, kind: string) {
  const entry = list.find((one) => one.slug === slug);
  if (!entry) throw new Error(`The content names the ${kind} "${slug}", which does not exist`);
  return entry;
}

/** The last project is followed by the first. */
export function neighborsOf(project: Project): {
  previous: Project | undefined;
  next: Project | undefined;
} {
  const at = projects.findIndex(({ slug }) => slug === project.slug);
  return { previous: projects.at(at - 1), next: projects[(at + 1) % projects.length] };
}

export const isDepartment = ({ slug, department }: Service): boolean =>
  slug === departments[department].slug;

export const departmentOf = ({ department }: Service): Service =>
  getService(departments[department].slug);

/** Without the department's own page. */
export function siblingsOf(service: Service): Service[] {
  return services.filter(
    (other) => other.department === service.department && other !== service && !isDepartment(other),
  );
}

/** Links to services, labeled with their names. */
export const serviceLinks = (slugs: readonly string[]) =>
  slugs.map(getService).map(({ slug, name }) => ({ href: routes.service(slug), label: name }));
