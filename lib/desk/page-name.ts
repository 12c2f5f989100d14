import { content } from '#lib/content/content.ts';
import { routes } from '#lib/routes.ts';

/** What an owner calls a page of the site; the address of one that is no more. */
export function pageName(path: string): string {
  const { services, industries, projects } = content();
  const names: Record<string, string> = {
    [routes.home]: 'Home',
    [routes.about]: 'About',
    [routes.contact]: 'Contact',
    [routes.portfolio]: 'Portfolio',
    [routes.privacyPolicy]: 'Privacy policy',
    [routes.thankYou]: 'Thank you',
    ...Object.fromEntries([
      ...services.map(({ slug, name }) => [routes.service(slug), name]),
      ...industries.map(({ slug, name }) => [routes.industry(slug), name]),
      ...projects.map(({ slug, title }) => [routes.project(slug), title]),
    ]),
  };
  return names[path] ?? path;
}
