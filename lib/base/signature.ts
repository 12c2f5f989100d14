import { createHmac, timingSafeEqual } from 'node:crypto';

type Key = string | Buffer;

/** What nobody without the key can write below a claim. No two claims may be alike when joined by spaces. */
export function sign(key: Key, ...claim: string[]): string {
  return createHmac('sha256', key).update(claim.join(' ')).digest('base64url');
}

/** Compares in a time that tells nothing of the signature. */
export function isSigned(signature: string, key: Key, ...claim: string[]): boolean {
  const [expected, given] = [Buffer.from(sign(key, ...claim)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
