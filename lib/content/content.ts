import path from 'node:path';
import { env } from '#lib/env.ts';
import { processWide } from '#lib/process-wide.ts';
import { readContent } from './read-content.ts';
import type { Content } from './types.ts';
import { written } from './written.ts';

/**
 * Words and facts of the site, checked. Read once; in development again whenever a file has changed.
 *
 * @throws ContentError with all mistakes at once
 */
export function content(): Content {
  const kept = processWide<Kept>('content', () => ({ written }));
  if (!kept.content || kept.written !== written) {
    kept.content = readContent(contentFolder(), env());
    kept.written = written;
  }
  return kept.content;
}

type Kept = { content?: Content; written: string };

export const contentFolder = () => path.normalize(env().CONTENT_DIR);
