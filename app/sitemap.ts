import type { MetadataRoute } from 'next';
import { type PictureName, pictureFiles } from '@/components/art/picture-files';
import { figures } from '@/components/art/portrait-figures';
import { about } from '@/content/about';
import { home } from '@/content/home';
import { industries } from '@/content/industries';
import { projects } from '@/content/projects';
import type { Member } from '@/content/types';
import { pages } from '@/lib/pages';
import { routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/site';

/** Every page with the day of its last change and the pictures that it shows from files. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages.map(({ path, updated }) => ({
    url: absoluteUrl(path),
    lastModified: updated,
    images: pictures.get(path)?.flatMap(addressOf),
  }));
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

function addressOf(name: PictureName): string[] {
  const file = pictureFiles.get(name);
  return file ? [absoluteUrl(file.address)] : [];
}
