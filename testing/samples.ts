import { serviceOptions } from '@/content/contact';
import { industries } from '@/content/industries';
import { serviceCategories } from '@/content/navigation';
import { projects } from '@/content/projects';
import { services } from '@/content/services';

import { isDepartment, serviceLinks } from '@/lib/content-lookup';

import { routes } from '@/lib/routes';

// Pages and words to try things on, chosen by what they are, whatever the content has.

/** The first that fits, or else the first. */
export function sample<T>(all: readonly T[], fits: (one: T) => boolean = () => true): T {
  const found = all.find(fits) ?? all[0];
  if (!found) throw new Error('The content has none to try');
  return found;
}

const sampleService = sample(services, (one) => !!one.process && !isDepartment(one));
const sampleIndustry = sample(industries, ({ project }) => !!project);
export const sampleProject = sample(projects, ({ industry }) => !!industry);

export const servicePath = routes.service(sampleService.slug);
export const industryPath = routes.industry(sampleIndustry.slug);
export const projectPath = routes.project(sampleProject.slug);

/** A service that the contact form offers. */
export const sampleOption: string = sample(serviceOptions);

/** The last page that the Services list leads to. */
export const lastListed = sample(serviceLinks(serviceCategories.flat()).toReversed());
