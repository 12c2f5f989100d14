import type { Store } from '#lib/database/store.ts';
import { forgetEnded } from '../sessions.ts';
import { openAuth } from './auth.ts';

/** How long a device may take to sign, in ms. */
const life = 5 * 60_000;

/** Keeps what a device is to sign, for one use. @param sessionId of who asked; empty to sign in */
export async function keepChallenge(store: Store, challenge: string, sessionId: string) {
  await forgetEnded(store, Date.now());
  const { internalAdapter } = await (await openAuth(store)).$context;
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(challenge),
    value: sessionId,
    expiresAt: new Date(Date.now() + life),
  });
}

/** Uses it up. @returns whether it was asked for so */
export async function takeChallenge(store: Store, challenge: string, sessionId: string) {
  const { internalAdapter } = await (await openAuth(store)).$context;
  const asked = await internalAdapter.consumeVerificationValue(identifierOf(challenge));
  return asked?.value === sessionId && asked.expiresAt.getTime() > Date.now();
}

/** A link's is a hash, without a colon. */
function identifierOf(challenge: string): string {
  return `passkey:${challenge}`;
}
