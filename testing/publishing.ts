import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Seen } from '#lib/publishing/progress.ts';
import { type Browser, openBrowser, signIn } from './desk.ts';
import { type Site, startSite } from './site.ts';
import { type Inbox, openInbox } from './smtp-inbox.ts';

/** The built site with words of its own, whose desk is that of three people, one of whom is there. */
export async function openPublishing(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
  cpSync('content', folder, { recursive: true });
  const inbox: Inbox = await openInbox();
  const people = ['owner', 'ali', 'amna'].map((name) => `${name}@example.com`);
  const own = { DESK_PEOPLE: people.join(), SMTP_URL: inbox.url, CONTENT_DIR: folder };
  const site: Site = await startSite({ ...own, ...settings });
  const browser: Browser = openBrowser(site);
  await signIn(browser, { ...settings, dataDir: site.dataDir }, 'owner@example.com');
  const close = async () => {
    await site.dispose();
    await inbox.close();
    rmSync(folder, { recursive: true });
  };
  return {
    inbox,
    site,
    browser,
    [Symbol.asyncDispose]: close,
    /** Of a visitor. */
    read: async (address: string) => (await fetch(site.url + address)).text(),
    page: async () => (await browser.get('/desk/publish')).text(),
    /** As the editor does it. */
    change(file: string, from: string | RegExp, to: string) {
      const place = path.join(folder, file);
      writeFileSync(place, readFileSync(place, 'utf8').replace(from, to));
    },
    progress: (): Seen =>
      JSON.parse(readFileSync(path.join(site.dataDir, 'published/progress.json'), 'utf8')),
  };
}
