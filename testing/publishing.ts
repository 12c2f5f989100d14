import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Seen } from '#lib/publishing/progress.ts';
import { type Browser, openBrowser, signIn } from './desk.ts';
import { type Site, startSite } from './site.ts';
import { type Inbox, openInbox } from './smtp-inbox.ts';

const person = 'owner@example.com';

/** The built site with words of its own, and somebody at its desk. */
export async function openPublishing(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
  cpSync('content', folder, { recursive: true });
  const inbox: Inbox = await openInbox();
  const people = {
    DESK_PEOPLE: `${person}, ali@example.com, amna@example.com`,
    SMTP_URL: inbox.url,
  };
  const site: Site = await startSite({ ...people, CONTENT_DIR: folder, ...settings });
  const browser: Browser = openBrowser(site);
  await signIn(browser, inbox, person);
  const read = async (address: string) => (await fetch(site.url + address)).text();
  return {
    folder,
    inbox,
    site,
    browser,
    /** Of a visitor. */
    read,
    page: async () => (await browser.get('/desk/publish')).text(),
    /** As the editor does it. */
    change(file: string, from: string | RegExp, to: string) {
      const place = path.join(folder, file);
      writeFileSync(place, readFileSync(place, 'utf8').replace(from, to));
    },
    progress: (): Seen =>
      JSON.parse(readFileSync(path.join(site.dataDir, 'published/progress.json'), 'utf8')),
    async [Symbol.asyncDispose]() {
      await site.dispose();
      await inbox.close();
    },
  };
}
