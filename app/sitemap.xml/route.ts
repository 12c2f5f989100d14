import { type PictureName, pictureFiles } from '@/components/art/picture-files';
import { figures } from '@/components/art/portrait-figures';
import { about } from '@/content/about';
import { home } from '@/content/home';
import { industries } from '@/content/industries';
import { projects } from '@/content/projects';
import type { Member } from '@/content/types';
import { escapeHtml } from '@/lib/escape-html';
import { type Page, pages } from '@/lib/pages';
import { routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/site';

export const dynamic = 'force-static';

/**
 * Every page with the day of its last change and the pictures that it shows from files. By hand, as
 * Next writes a page's pictures before its day, which the schema of sitemaps does not allow.
 */
export function GET(): Response {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.map(entry).join('\n')}
</urlset>
`;
  return new Response(text, { headers: { 'content-type': 'application/xml' } });
}

function entry({ path, updated }: Page): string {
  const shown = pictures.get(path)?.flatMap(addressOf) ?? [];
  return [
    '<url>',
    element('loc', absoluteUrl(path)),
    ...(updated ? [element('lastmod', updated)] : []),
    ...shown.map((url) => `<image:image>${element('image:loc', url)}</image:image>`),
    '</url>',
  ].join('');
}

const portraits = (members: readonly Member[]) =>
  members.map(({ portrait }) => `portrait-${portrait % figures.length}` as const);

const pictures = new Map<string, PictureName[]>([
  [routes.home, portraits(home.about.team)],
  [routes.about, portraits(about.team.members)],
  [routes.portfolio, projects.map(({ slug }) => `mock-up-${slug}` as const)],
  ...industries.flatMap(({ slug, project }): [string, PictureName[]][] =>
    project ? [[routes.industry(slug), [`mock-up-${project}`]]] : [],
  ),
]);

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

function addressOf(name: PictureName): string[] {
  const file = pictureFiles.get(name);
  return file ? [absoluteUrl(file.address)] : [];
}
