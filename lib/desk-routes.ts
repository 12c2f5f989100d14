/** The desk's addresses: not in lib/routes.ts, which visitors load. */
export const deskRoutes = {
  home: '/desk',
  signIn: '/desk/sign-in',
  enter: '/desk/enter',
  editor: '/desk/editor',
  page: (name: string) => `/desk/${name}`,
  act: (name: string) => `/desk/act/${name}`,
} as const;

/** By which the server tells a page what its script has to name. */
export const nonceHeader = 'x-desk-nonce';
