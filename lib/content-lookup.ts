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

/** The last project is followed by the first. */
export function neighborsOf(project: Project): { previous?: Project; next?: Project } {
  const at = projects.findIndex(({ slug }) => slug === project.slug);
  return { previous: projects.at(at - 1), next: projects[(at + 1) % projects.length] };
}

export const isDepartment = ({ slug, department }: Service): boolean =>
  slug === departments[department].slug;

/** @throws where the department has no service page */
export function departmentOf({ department }: Service): Service {
  const page = getService(departments[department].slug);
  if (!page) throw new Error(`No service page ${departments[department].slug}`);
  return page;
}

/** Without the department's own page. */
export function siblingsOf(service: Service): Service[] {
  return services.filter(
    (other) => other.department === service.department && other !== service && !isDepartment(other),
  );
}

/** @throws where a slug is no service's */
export function servicesOf(slugs: readonly string[]): Service[] {
  return slugs.map((slug) => {
    const service = getService(slug);
    if (!service) throw new Error(`The content names a service ${slug}, which it does not have`);
    return service;
  });
}

/** Links to services, labeled with their names. */
export const serviceLinks = (slugs: readonly string[]) =>
  servicesOf(slugs).map(({ slug, name }) => ({ href: routes.service(slug), label: name }));
