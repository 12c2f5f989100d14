import { createHmac, timingSafeEqual } from 'node:crypto';

type Key = string | Buffer;

/** What nobody without the key can write below a claim. No two claims may be alike when joined by spaces. */
export function sign(key: Key, ...claim: string[]): string {
  return createHmac('sha256', key).update(claim.join(' ')).digest('base64url');
}

export const isSigned = (signature: string, key: Key, ...claim: string[]): boolean =>
  isSame(signature, sign(key, ...claim));

/** Compares in a time that tells nothing of what was expected. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
