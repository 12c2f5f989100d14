import { type DrawingName, getDrawing, hasDrawing } from '#components/art/drawings.ts';
import { portraitAddress } from '#components/art/portrait.tsx';
import { screenOf } from '#components/portfolio/screens.ts';
import { content } from '#lib/content/content.ts';
import { homeTeam, isDepartment, siblingsOf } from '#lib/content/lookup.ts';
import type { Member } from '#lib/content/types.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { type Page, pages } from '#lib/page-list.ts';
import { routes } from '#lib/routes.ts';
import { absoluteUrl } from '#lib/site.ts';

export const dynamic = 'force-static';

/** Not Next's sitemap, which writes the elements in an order that the schema forbids. */
export function GET(): Response {
  const pictures = picturesByPage();
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages()
  .map((page) => entry(page, pictures))
  .join('\n')}
</urlset>
`;
  return new Response(text, { headers: { 'content-type': 'application/xml' } });
}

function entry({ path, updated }: Page, pictures: ReadonlyMap<string, string[]>): string {
  const shown = pictures.get(path)?.map(absoluteUrl) ?? [];
  return [
    '<url>',
    element('loc', absoluteUrl(path)),
    ...(updated ? [element('lastmod', updated)] : []),
    ...shown.map((url) => `<image:image>${element('image:loc', url)}</image:image>`),
    '</url>',
  ].join('');
}

const portraits = (members: readonly Pick<Member, 'portrait'>[]) =>
  members.map(({ portrait }) => portraitAddress(portrait));

const face = (slug: string | undefined) =>
  content().projects.flatMap((project) =>
    project.slug === slug ? drawn(screenOf(project.images[0])) : [],
  );

type Shown = [path: string, addresses: string[]];

/** The image files of each page, in page order. */
function picturesByPage() {
  const { home, articles, services, industries, projects } = content();
  return new Map<string, string[]>([
    [
      routes.home,
      [
        ...portraits(homeTeam()),
        ...home.industries.cards.flatMap(({ project }) => face(project)),
        ...articles.flatMap(({ slug }) => drawn(`articles/${slug}`)),
      ],
    ],
    [routes.about, portraits(content().people)],
    [routes.portfolio, projects.flatMap(({ slug }) => face(slug))],
    ...services.map((service): Shown => {
      const children = isDepartment(service) ? siblingsOf(service) : [];
      return [
        routes.service(service.slug),
        [
          ...drawn(`deliverables/${service.slug}`),
          ...children.flatMap(({ slug }) => drawn(`services/${slug}`)),
        ],
      ];
    }),
    ...industries.map(
      ({ slug, project }): Shown => [
        routes.industry(slug),
        project ? face(project) : drawn(`deliverables/${slug}`),
      ],
    ),
    ...projects.map(
      ({ slug, images: [, ...others] }): Shown => [
        routes.project(slug),
        others.map(screenOf).flatMap(drawn),
      ],
    ),
  ]);
}

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

function drawn(name: DrawingName): string[] {
  return hasDrawing(name) ? [getDrawing(name).address] : [];
}
