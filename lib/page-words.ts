import { about } from '@/content/about';
import { articles } from '@/content/articles';
import { contactPage, serviceOptions, thankYouPage } from '@/content/contact';
import { home } from '@/content/home';
import { industries } from '@/content/industries';
import { portfolioPage } from '@/content/portfolio';
import { projects } from '@/content/projects';
import { services } from '@/content/services';
import type { Project } from '@/content/types';
import { contentHash } from './content-hash';
import { routes } from './routes';

/**
 * A hash of each page's own words, by the page's path, and of each article's by its address.
 * The privacy policy is not among them: it says itself when it was last updated [spec 2.12].
 */
export function pageWords(): Map<string, string> {
  const pages: readonly (readonly [path: string, words: unknown])[] = [
    [routes.home, [home, articles]],
    [routes.about, about],
    [routes.contact, [contactPage, serviceOptions]],
    [routes.portfolio, [portfolioPage, projects.map(cardWords)]],
    [routes.thankYou, thankYouPage],
    ...articles.map((article) => [routes.article(article.slug), article]),
    ...services.map((service) => [routes.service(service.slug), service]),
    ...industries.map((industry) => [routes.industry(industry.slug), industry]),
    ...projects.map((project) => [routes.project(project.slug), project]),
  ];
  return new Map(pages.map(([path, words]) => [path, contentHash(JSON.stringify(words))]));
}

function cardWords({ title, shortDescription, category, tags, tech }: Project) {
  return { title, shortDescription, category, tags, tech };
}
