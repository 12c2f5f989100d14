import { routes } from '@/lib/routes';

/** Words of the 404 pages [spec 2.7, 2.11]. */

export const missingPage = {
  title: '404 Page Not Found',
  metaTitle: 'Page Not Found',
  text: 'There is no page at this address. It may have moved, or the link may have lost a letter.',
} as const;

export const missingProject = {
  title: 'Project Not Found',
  text: "The portfolio item you're looking for doesn't exist.",
} as const;

export const usefulLinks = [
  { href: routes.home, label: 'Home' },
  { href: routes.homeServices, label: 'Services' },
  { href: routes.portfolio, label: 'Portfolio' },
  { href: routes.contact, label: 'Contact' },
] as const;

export type UsefulHref = (typeof usefulLinks)[number]['href'];
