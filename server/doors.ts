import { routes } from '#lib/content/routes.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { visitsApi } from '#lib/visits/beacon.ts';

/** An address, or those of a pattern, each part of which is plain: Next is asked for it as it is compared. */
export type Door = {
  at: string | RegExp;
  methods: string;
  /** What Next is asked there in place of what it would read otherwise. */
  asks?: string;
  /** It counts people, and no programs. */
  readsBrowser?: true;
  /** Its name ends with a part of its hash. */
  isKept?: true;
};

/** All calls that Next is asked. */
export const calls: readonly Door[] = [
  { at: routes.contactsApi, methods: 'POST' },
  { at: routes.formTokenApi, methods: 'GET, HEAD' },
  { at: routes.newsletterApi, methods: 'POST' },
  { at: routes.unsubscribeApi, methods: 'GET, HEAD, POST' },
  { at: routes.letterLinkApi, methods: 'GET, HEAD', readsBrowser: true },
  { at: /^\/api\/letters\/[\w-]+\.jpg$/, methods: 'GET, HEAD', isKept: true },
  { at: routes.ownerApi, methods: 'GET, HEAD, POST' },
  { at: routes.healthApi, methods: 'GET, HEAD' },
  { at: visitsApi, methods: 'POST', readsBrowser: true },
];

/** All of the desk that Next is asked: no dots that climb, no data of a page (`.rsc`), no stray `%`. */
export const deskDoors: readonly Door[] = [
  { at: /^\/desk\/act\/[\w-]{1,40}$/, methods: 'POST' },
  { at: /^\/desk(?:\/[\w-]+(?:\.(?!rsc\/?$)[\w-]+)*)*\/?$/, methods: 'GET, HEAD' },
  { at: /^/, methods: 'GET, HEAD', asks: deskRoutes.page('missing') },
];

/** The address of a page and the name of a file have fewer. */
const maxPath = 500; // characters

export function doorAt(doors: readonly Door[], path: string): Door | undefined {
  const short = path.length > maxPath ? '' : path;
  return doors.find(({ at }) => (typeof at === 'string' ? at === short : at.test(short)));
}
