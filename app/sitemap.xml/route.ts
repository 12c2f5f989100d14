import { photographOr, type Shown, screenOf, sourceOf } from '#components/art/picture.tsx';
import { portraitOf } from '#components/art/portrait.tsx';
import { articleSources } from '#components/home/article-html.ts';
import { content } from '#lib/content/content.ts';
import {
  getProject,
  homeTeam,
  isDepartment,
  newestArticles,
  siblingsOf,
} from '#lib/content/lookup.ts';
import type { Member, Service } from '#lib/content/types.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { type Page, pages } from '#lib/page-list.ts';
import { routes } from '#lib/routes.ts';
import { absoluteUrl } from '#lib/site.ts';

export const dynamic = 'force-dynamic';

/** Not Next's sitemap, which writes the elements in an order that the schema forbids. */
export async function GET(): Promise<Response> {
  const pictures = picturesByPage();
  const entries = await Promise.all(pages().map((page) => entry(page, pictures)));
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`;
  return new Response(text, { headers: { 'content-type': 'application/xml' } });
}

async function entry(
  { path, updated }: Page,
  pictures: ReadonlyMap<string, Pictures>,
): Promise<string> {
  const listed = (pictures.get(path) ?? []).filter((picture) => picture !== undefined);
  const shown = await Promise.all(listed.map(sourceOf));
  const written =
    path === routes.home ? await Promise.all(newestArticles().map(articleSources)) : [];
  return [
    '<url>',
    element('loc', absoluteUrl(path)),
    ...(updated ? [element('lastmod', updated)] : []),
    ...[...shown, ...written.flat()].map(
      (address) => `<image:image>${element('image:loc', absoluteUrl(address))}</image:image>`,
    ),
    '</url>',
  ].join('');
}

const portraits = (members: readonly Pick<Member, 'name' | 'portrait'>[]) =>
  members.map(portraitOf);

const face = (slug: string | undefined) =>
  content().projects.flatMap((project) =>
    project.slug === slug ? [screenOf(project.images[0])] : [],
  );

function exampleOf({ example }: Service): Shown[] {
  return example
    ? getProject(example.project).images.slice(0, example.figures.length).map(screenOf)
    : [];
}

type Pictures = (Shown | undefined)[];
type Entry = [path: string, pictures: Pictures];

/** The image files of each page but those of articles, in page order. */
function picturesByPage() {
  const { home, people, services, industries, projects } = content();
  return new Map<string, Pictures>([
    [
      routes.home,
      [
        'pages/home-screens',
        ...portraits(homeTeam()),
        ...home.industries.cards.flatMap(({ project }) => face(project)),
      ],
    ],
    [routes.about, portraits(people)],
    [routes.portfolio, projects.flatMap(({ slug }) => face(slug))],
    ...services.map((service): Entry => {
      const children = isDepartment(service) ? siblingsOf(service) : [];
      return [
        routes.service(service.slug),
        [
          photographOr(`deliverables/${service.slug}`, 'services', service.photograph),
          ...exampleOf(service),
          ...children.map(({ slug }) => photographOr(`services/${slug}`, 'services')),
        ],
      ];
    }),
    ...industries.map(({ slug, project, photograph }): Entry => {
      const own = photographOr(`deliverables/${slug}`, 'industries', photograph);
      return [routes.industry(slug), project ? face(project) : [own]];
    }),
    ...projects.map(({ slug, images }): Entry => {
      const [first, ...others] = images.map(screenOf);
      // A drawing is part of the document there.
      const photograph = typeof first === 'object' ? first : undefined;
      return [routes.project(slug), [photograph, ...others]];
    }),
  ]);
}

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
