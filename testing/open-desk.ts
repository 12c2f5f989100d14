import type { SMTPServerOptions } from 'smtp-server';
import { openBrowser, signIn } from './desk.ts';
import { startSite } from './site.ts';
import { openInbox } from './smtp-inbox.ts';

export const owner = 'owner@example.com';
export const partner = 'ali@example.com';
export const third = 'amna@example.com';
export const people = [owner, partner, third].join();

/** A site with settings of its own, and the inbox of its mail. */
export async function openSite(
  settings: Record<string, string> = {},
  smtp?: SMTPServerOptions,
  output?: Parameters<typeof startSite>[1],
) {
  const inbox = await openInbox(smtp);
  const own = { SMTP_URL: inbox.url, DESK_PEOPLE: people };
  const site = await startSite({ ...own, ...settings }, output);
  const close = async () => {
    await site.dispose();
    await inbox.close();
  };
  return { inbox, site, [Symbol.asyncDispose]: close };
}

/** The same, and a browser in which the owner is signed in. */
export async function openOwnDesk(...of: Parameters<typeof openSite>) {
  const opened = await openSite(...of);
  const { dataDir, url } = opened.site;
  const browser = openBrowser({ url });
  await signIn(browser, { ...of[0], dataDir }, owner);
  return { ...opened, browser };
}
