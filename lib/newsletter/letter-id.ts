import { createHash } from 'node:crypto';

/** A text as it is stored: without what editors and mail programs change by themselves. */
export function normalSource(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return `${lines.trim().normalize('NFC')}\n`;
}

/** What the same letter is known by, however often it is given. @param source by {@link normalSource} */
export function letterId(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 12);
}
