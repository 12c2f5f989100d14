import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal';
import { magicLink } from 'better-auth/plugins/magic-link';
import { log } from '#lib/base/log.ts';
import { perObject } from '#lib/base/per-object.ts';
import { appSecret } from '#lib/database/secret.ts';
import type { Store } from '#lib/database/store.ts';
import { deskUrl } from '../people.ts';
import { hashSessionTokens } from './hash-tokens.ts';

/** How long a link signs in, in ms. */
export const linkLife = 10 * 60_000;

/** How long a session lasts, in ms, however much it is used. */
const sessionLife = 30 * 24 * 60 * 60_000;

/** better-auth over the site's own tables. Its routes are served nowhere: lib/desk calls it. */
export const openAuth = perObject('auth', open);

async function open(store: Store) {
  const isSecure = deskUrl('/').startsWith('https:');
  return betterAuth({
    baseURL: deskUrl('/'),
    secret: await appSecret(store),
    // SQLite's types on PostgreSQL too: times are ISO text, so that one schema serves both.
    database: (options: BetterAuthOptions) =>
      hashSessionTokens(kyselyAdapter(store.db, { type: 'sqlite' })(options)),
    user: {
      modelName: 'desk_people',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    session: {
      modelName: 'desk_sessions',
      fields: {
        userId: 'person_id',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'browser',
      },
      expiresIn: sessionLife / 1000,
      disableSessionRefresh: true,
    },
    verification: {
      modelName: 'desk_links',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    plugins: [
      magicLink({
        expiresIn: linkLife / 1000,
        storeToken: 'hashed',
        sendMagicLink: ({ token, metadata }) => metadata?.take(token),
      }),
    ],
    advanced: {
      cookiePrefix: isSecure ? '__Host-desk' : 'desk',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure, path: '/', sameSite: 'lax', httpOnly: true },
      ipAddress: { disableIpTracking: true },
      // There are only the tables that a mailed link needs.
      database: { validateSchema: false },
    },
    // In its place: lib/http/rate-limit.ts, before anything is read.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { log: (_, event) => log.warn('sign-in', { event }) },
  });
}
