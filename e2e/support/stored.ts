import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import type { Site } from '#testing/site.ts';

/** Rows of a site's database, as they are committed. */
export function stored({ dataDir }: Pick<Site, 'dataDir'>, sql: string) {
  using database = new DatabaseSync(path.join(dataDir, 'site.sqlite'), { readOnly: true });
  return database.prepare(sql).all();
}

/** Waits for a message. What is stored is mailed: lead.spec.ts. */
export async function expectStored(site: Site, { message }: { message: string }): Promise<void> {
  await expect
    .poll(() => stored(site, 'SELECT message FROM leads').map((lead) => lead.message))
    .toContain(message);
}
