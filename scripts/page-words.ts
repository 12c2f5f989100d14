import { about } from '@/content/about';
import { articles } from '@/content/articles';
import { contactPage, serviceOptions, thankYouPage } from '@/content/contact';
import { home } from '@/content/home';
import { industries } from '@/content/industries';
import { portfolioPage } from '@/content/portfolio';
import { projects } from '@/content/projects';
import { services } from '@/content/services';
import type { Project } from '@/content/types';
import { contentHash } from '@/lib/content-hash';
import { routes } from '@/lib/routes';

/** A hash of each page's words, by address; not the privacy policy's, which has its own date. */
export function pageWords(): Map<string, string> {
  const pages = new Map<string, unknown>([
    [routes.home, [home, articles]],
    [routes.about, about],
    [routes.contact, [contactPage, serviceOptions]],
    [routes.portfolio, [portfolioPage, projects.map(cardWords)]],
    [routes.thankYou, thankYouPage],
  ]);
  for (const article of articles) pages.set(routes.article(article.slug), article);
  for (const service of services) pages.set(routes.service(service.slug), service);
  for (const industry of industries) pages.set(routes.industry(industry.slug), industry);
  for (const project of projects) pages.set(routes.project(project.slug), project);
  return new Map([...pages].map(([path, words]) => [path, contentHash(JSON.stringify(words))]));
}

function cardWords({ title, shortDescription, category, tags, tech }: Project) {
  return { title, shortDescription, category, tags, tech };
}
