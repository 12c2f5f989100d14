import { industries } from '@/content/industries';
import { projects } from '@/content/projects';
import { services } from '@/content/services';
import type { Department, Industry, Project, Service } from '@/content/types';

/** Slugs of the four department pages. */
export const departmentSlug = {
  web: 'web-design',
  software: 'software-tech',
  marketing: 'digital-marketing',
  design: 'graphic-design',
} as const satisfies Record<Department, string>;

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
  slug === departmentSlug[department];

/** The page of the department that a service belongs to. @throws where content lacks it */
export function departmentOf({ department }: Service): Service {
  const page = getService(departmentSlug[department]);
  if (!page) throw new Error(`No service page ${departmentSlug[department]}`);
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
