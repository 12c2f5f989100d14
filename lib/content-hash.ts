import { createHash } from 'node:crypto';

/** A short name for a text, which changes with it. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
