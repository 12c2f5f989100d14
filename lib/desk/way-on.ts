import { deskRoutes } from './desk-routes.ts';
import { deskUrl } from './people.ts';

/** Nobody is led out of the desk. All of it may stand in a cookie as it is. */
const ofDesk = /^\/desk[/?][\w/.?=&%-]{1,200}$/;

/** A cookie for whoever is sent to the sign-in, as long as a mailed link is good. */
export function keepWay(address: string): string | undefined {
  if (!ofDesk.test(address)) return;
  const secure = deskUrl('/').startsWith('https:') ? '; Secure' : '';
  return `desk-way=${address}; Path=/desk; Max-Age=600; HttpOnly; SameSite=Lax${secure}`;
}

/** Where somebody goes who has signed in: where they wanted to. @param way as a form says it */
export function wayOn(headers: Headers, way = ''): string {
  const [, kept = ''] = /(?:^|; )desk-way=([^;]+)/.exec(headers.get('cookie') ?? '') ?? [];
  return [way, kept].find((address) => ofDesk.test(address)) ?? deskRoutes.home;
}
