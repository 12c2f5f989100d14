import { deskUrl } from './people.ts';

const isSecure = () => deskUrl('/').startsWith('https:');

/** One that no script reads. @param seconds 0 takes it away */
export function cookieFor(name: string, value: string, seconds: number, path = '/'): string {
  const secure = isSecure() ? 'Secure; ' : '';
  return `${name}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly; ${secure}SameSite=Lax`;
}

export function cookieIn(headers: Headers, name: string): string {
  const cookies = (headers.get('cookie') ?? '').split(/; ?/);
  return cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** Bound to the address of the site, where browsers allow it. */
export const sessionCookie = () => `${isSecure() ? '__Host-' : ''}desk.session_token`;
