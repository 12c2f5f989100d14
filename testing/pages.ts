import { hasDrawing } from '#components/art/drawings.ts';
import { content } from '#lib/content/content.ts';
import { isDepartment } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import { pageNames } from '#lib/content/single-pages.ts';
import type { Service } from '#lib/content/types.ts';
import { articlePath, projectPath } from './samples.ts';

const { industries, services } = content();

/** Answered 404. */
export const notFoundPages = ['/no-such-page', '/portfolio/no-such-project'];

const lone = services.filter((service) => !isDepartment(service));
const [mostFeatures] = industries.toSorted(
  (one, other) => (other.features?.items.length ?? 0) - (one.features?.items.length ?? 0),
);

/** One page of each kind: pages of a kind have the same sections. */
export const pageKinds = [
  ...pageNames.map((name) => routes[name]),
  ...[
    services.find(({ extra }) => extra),
    lone.find(({ department }) => department === 'software'),
    lone.find(({ benefits, process }) => benefits && process),
    lone.find(({ department }) => department === 'design'),
    services.find(({ drawing }) => !hasDrawing(`services/${drawing}`)),
  ].flatMap(serviceOnce),
  ...(mostFeatures ? [routes.industry(mostFeatures.slug)] : []),
  projectPath,
  articlePath,
  ...notFoundPages.slice(0, 1),
];

function serviceOnce(service: Service | undefined, at: number, all: unknown[]): string[] {
  return service && all.indexOf(service) === at ? [routes.service(service.slug)] : [];
}
