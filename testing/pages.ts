import { content } from '#lib/content/content.ts';
import { isDepartment } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import { pageNames } from '#lib/content/single-pages.ts';
import { sample } from './samples.ts';

const { articles, industries, projects, services } = content();

/** Answered 404. */
export const notFoundPages = ['/no-such-page', '/portfolio/no-such-project'];

const lone = services.filter((service) => !isDepartment(service));

/** One page of each kind: pages of a kind have the same sections. */
export const pageKinds = [
  ...new Set([
    ...pageNames.map((name) => routes[name]),
    ...[
      services.find(({ extra }) => extra),
      lone.find(({ benefits, process }) => benefits && process),
      lone.find(({ department }) => department === 'design'),
      longestWord(services),
    ].flatMap((one) => (one ? routes.service(one.slug) : [])),
    routes.industry(longestWord(industries).slug),
    routes.project(longestWord(projects, ({ industry }) => !!industry).slug),
    routes.article(longestWord(articles).slug),
    ...notFoundPages.slice(0, 1),
  ]),
];

/** Where, of pages with the same sections, a word is cut off first. */
function longestWord<One extends object>(all: readonly One[], fits?: (one: One) => boolean): One {
  const most = (one: One) =>
    Math.max(...(JSON.stringify(one).match(/\p{L}+/gu) ?? []).map(({ length }) => length));
  return sample(
    all.toSorted((one, other) => most(other) - most(one)),
    fits,
  );
}
