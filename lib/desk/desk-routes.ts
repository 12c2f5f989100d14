const page = (name: string) => `/desk/${name}`;

/** With a query. */
const asking = (name: string, query: Record<string, string>) =>
  `${page(name)}?${new URLSearchParams(query)}`;

/** The desk's addresses: not in lib/content/routes.ts, which visitors load. */
export const deskRoutes = {
  home: '/desk',
  signIn: '/desk/sign-in',
  enter: '/desk/enter',
  page,
  act: (name: string) => page(`act/${name}`),
  message: (id: string) => page(`messages/${encodeURIComponent(id)}`),
  person: (email: string) => asking('person', { email }),
  reader: (email: string) => asking('readers', { q: email }),
  letter: (id: string) => page(`letters/${encodeURIComponent(id)}`),
  draft: (id: string) => page(`letters/drafts/${encodeURIComponent(id)}`),
  /** Where the words of a page are changed. */
  words: (path: string) => asking('words', { page: path }),
  /** Shows a page of the site as it will be, as on a phone. */
  preview: (path: string) => asking('words', { page: path, width: '390' }),
} as const;

/** By which the server tells a page what its script has to name. */
export const nonceHeader = 'x-desk-nonce';
