/** The 404 pages [spec 2.7, 2.11]. */

export const missingPage = {
  title: '404 Page Not Found',
  metaTitle: 'Page Not Found',
  text: 'There is no page at this address. It may have moved, or the link may have lost a letter.',
} as const;

export const missingProject = {
  title: 'Project Not Found',
  text: "The portfolio item you're looking for doesn't exist.",
} as const;

/** `page` is a key of `routes`. */
export const usefulLinks = [
  { page: 'home', label: 'Home' },
  { page: 'homeServices', label: 'Services' },
  { page: 'portfolio', label: 'Portfolio' },
  { page: 'contact', label: 'Contact' },
] as const;
