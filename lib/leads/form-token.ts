import { createHash } from 'node:crypto';
import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { isSigned, sign } from '#lib/base/signature.ts';
import { appSecret } from '#lib/database/secret.ts';
import { getStore } from '#lib/database/store.ts';
import { inTime } from '#lib/http/time-limit.ts';

const lifetime = 24 * 60 * 60; // s

/**
 * Answers `GET /api/contacts/token`, sent when a form is first touched, with a signed and dated cookie.
 * A valid one stays, so that a reload does not restart the clock.
 */
export async function issueToken(request: Request): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  try {
    const secret = await inTime(async () => appSecret(await getStore()));
    if (typeof readToken(request, secret) !== 'number') {
      const secure = isSecure(request) ? '; Secure' : '';
      headers.set(
        'Set-Cookie',
        `${cookieName(request)}=${signToken(secret, Date.now())}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Strict${secure}`,
      );
    }
  } catch (error) {
    // A message without a token is no suspect, so the visitor loses nothing.
    log.warn('no form token, as the store is unreachable', { error });
  }
  return new Response(null, { status: 204, headers });
}

/** With its prefix, no other host of the domain can set it (RFC 6265bis, 4.1.3.2); it needs HTTPS and all paths. */
function cookieName(request: Request): string {
  return isSecure(request) ? '__Host-form-token' : 'form-token';
}

function isSecure(request: Request): boolean {
  return (env().SITE_URL ?? request.url).startsWith('https:');
}

/** The key's name distinguishes a token of an earlier key from a forged one. */
function signToken(secret: string, now: number): string {
  const claim = `${keyName(secret)}.${now}`;
  return `${claim}.${sign(secret, claim)}`;
}

/**
 * @returns when it was issued (ms since 1970); `forged` where it names our key and is not signed with it; undefined
 * where there is none, or it is of another key
 */
export function readToken(request: Request, secret: string): number | 'forged' | undefined {
  const cookie = new RegExp(`(?:^|; )${cookieName(request)}=([^;]*)`);
  const [, token = ''] = cookie.exec(request.headers.get('cookie') ?? '') ?? [];
  const [key, issued, mac = ''] = token.split('.', 3);
  if (key !== keyName(secret)) return;
  return isSigned(mac, secret, `${key}.${issued}`) ? Number(issued) : 'forged';
}

function keyName(secret: string): string {
  return createHash('sha256').update(`name ${secret}`).digest('base64url').slice(0, 8);
}
