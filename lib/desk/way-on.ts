import { cookieFor, cookieIn } from './cookies.ts';
import { deskRoutes } from './desk-routes.ts';

/** Nobody is led out of the desk. All of it may stand in a cookie as it is. */
const ofDesk = /^\/desk[/?][\w/.?=&%-]{1,200}$/;

/** A cookie for whoever is sent to the sign-in, as long as a mailed link is good. */
export function keepWay(address: string): string | undefined {
  return ofDesk.test(address) ? cookieFor('desk-way', address, 600, '/desk') : undefined;
}

/** Where somebody goes who has signed in: where they wanted to. @param way as a form says it */
export function wayOn(headers: Headers, way = ''): string {
  const kept = cookieIn(headers, 'desk-way');
  return [way, kept].find((address) => ofDesk.test(address)) ?? deskRoutes.home;
}
