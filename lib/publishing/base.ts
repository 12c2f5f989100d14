import { existsSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/env.ts';
import { publishedFolder, servedFolder } from './publications.ts';

/** Has the words that PUBLISH_COMMAND has published. */
export const elsewhereFolder = () => path.join(publishedFolder(), 'elsewhere');

/** Whose words were published last. */
export function baseFolder(): string {
  const isElsewhere = env().PUBLISH_COMMAND !== undefined && existsSync(elsewhereFolder());
  return isElsewhere ? elsewhereFolder() : servedFolder();
}
