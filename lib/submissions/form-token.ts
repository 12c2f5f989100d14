import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { log } from '@/lib/log';
import { routes } from '@/lib/routes';
import { appSecret } from '@/lib/store/secret';
import { getStore } from '@/lib/store/store';

const lifetime = 24 * 60 * 60; // s

const cookieName = 'form-token';

/**
 * Answers `GET /api/contacts/token`, which the forms ask for when they are first touched: a signed
 * cookie with the moment. One that is there already stays, so that a reload starts no new count.
 */
export async function issueToken(request: Request): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  try {
    const secret = await appSecret(await getStore());
    if (readToken(request, secret, Date.now()).kind !== 'valid') {
      const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
      headers.set(
        'Set-Cookie',
        `${cookieName}=${signToken(secret, Date.now())}; Path=${routes.contactsApi}; Max-Age=${lifetime}; HttpOnly; SameSite=Strict${secure}`,
      );
    }
  } catch (error) {
    // A form without a token is taken like any other, so this is no failure of the visitor's.
    log.warn('no form token, as the store is away', { error });
  }
  return new Response(null, { status: 204, headers });
}

/** Key, moment, signature. The key's name tells a token of an earlier key from a forged one. */
function signToken(secret: string, now: number): string {
  const claim = `${keyName(secret)}.${now}`;
  return `${claim}.${signature(secret, claim)}`;
}

export type Token =
  | { kind: 'valid'; issuedAt: number }
  /** It names our key and is not signed with it. */
  | { kind: 'forged' }
  /** There is none, or one that is too old or of another key. */
  | { kind: 'none' };

export function readToken(request: Request, secret: string, now: number): Token {
  const [, token = ''] =
    /(?:^|;\s*)form-token=([^;]*)/.exec(request.headers.get('cookie') ?? '') ?? [];
  const [key, issued, mac = ''] = token.split('.');
  if (key !== keyName(secret)) return { kind: 'none' };
  const expected = Buffer.from(signature(secret, `${key}.${issued}`));
  const given = Buffer.from(mac);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    return { kind: 'forged' };
  }
  const issuedAt = Number(issued);
  return now - issuedAt < lifetime * 1000 ? { kind: 'valid', issuedAt } : { kind: 'none' };
}

function keyName(secret: string): string {
  return createHash('sha256').update(`name ${secret}`).digest('base64url').slice(0, 8);
}

function signature(secret: string, claim: string): string {
  return createHmac('sha256', secret).update(claim).digest('base64url');
}
