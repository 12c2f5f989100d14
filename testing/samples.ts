import { content } from '#lib/content/content.ts';
import { isDepartment } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';

const { serviceOptions } = content().contact;
const { articles, industries, projects, services } = content();

// Samples chosen by what they are, so that they fit any content.

/** The first that fits, else the first. */
export function sample<T>(all: readonly T[], fits: (one: T) => boolean = () => true): T {
  const found = all.find(fits) ?? all[0];
  if (!found) throw new Error('The content has none to try');
  return found;
}

const sampleService = sample(services, (one) => !!one.process && !isDepartment(one));
const sampleIndustry = sample(industries, ({ slug }) =>
  projects.some(({ industry }) => industry === slug),
);
export const sampleProject = sample(projects, ({ industry }) => !!industry);

/** Files of words. */
export const serviceFile = `services/${sample(services).slug}.yaml`;
export const articleFile = `articles/${sample(articles).slug}.md`;

export const servicePath = routes.service(sampleService.slug);
export const industryPath = routes.industry(sampleIndustry.slug);
export const projectPath = routes.project(sampleProject.slug);
export const articlePath = routes.article(sample(articles).slug);

export const sampleOption: string = sample(serviceOptions);
