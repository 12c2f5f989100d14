import { createHash } from 'node:crypto';

/** A short name for a content, which changes with it. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 12);
}
