/** The desk's addresses: not in lib/routes.ts, which visitors load. */
export const deskRoutes = {
  home: '/desk',
  signIn: '/desk/sign-in',
  enter: '/desk/enter',
  page: (name: string) => `/desk/${name}`,
  act: (name: string) => `/desk/act/${name}`,
} as const;
