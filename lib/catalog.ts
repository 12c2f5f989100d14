import { industries } from '@/content/industries';
import { projects } from '@/content/projects';
import { services } from '@/content/services';
import type { Industry, Project, Service } from '@/content/types';
import { departments } from './departments';
import { routes } from './routes';

export const getService = (slug: string): Service | undefined =>
  services.find((service) => service.slug === slug);

export const getIndustry = (slug: string): Industry | undefined =>
  industries.find((industry) => industry.slug === slug);

export const getProject = (slug: string): Project | undefined =>
  projects.find((project) => project.slug === slug);

/** The projects before and after one in the catalog; the last is followed by the first. */
export function neighborsOf(project: Project): { previous?: Project; next?: Project } {
  const at = projects.findIndex(({ slug }) => slug === project.slug);
  return { previous: projects.at(at - 1), next: projects[(at + 1) % projects.length] };
}

export const isDepartment = ({ slug, department }: Service): boolean =>
  slug === departments[department].slug;

/** The page of the department that a service belongs to. @throws where content lacks it */
export function departmentOf({ department }: Service): Service {
  const page = getService(departments[department].slug);
  if (!page) throw new Error(`No service page ${departments[department].slug}`);
  return page;
}

/** The other pages of a service's department, without the department's own. */
export function siblingsOf(service: Service): Service[] {
  return services.filter(
    (other) => other.department === service.department && other !== service && !isDepartment(other),
  );
}

/** The services of the given slugs, in their order; content's test makes sure that all exist. */
export const servicesOf = (slugs: readonly string[]): Service[] =>
  slugs.flatMap((slug) => getService(slug) ?? []);

/** Links to them, under the names of their pages. */
export const serviceLinks = (slugs: readonly string[]) =>
  servicesOf(slugs).map(({ slug, name }) => ({ href: routes.service(slug), label: name }));
