import type { SMTPServerOptions } from 'smtp-server';
import { signIn } from './desk.ts';
import { startSite } from './site.ts';
import { openInbox } from './smtp-inbox.ts';

export const owner = 'owner@example.com';
export const partner = 'ali@example.com';
export const third = 'amna@example.com';
export const people = [owner, partner, third].join();

/** A site with settings of its own, and the inbox of its mail. */
export async function openSite(settings: Record<string, string> = {}, smtp?: SMTPServerOptions) {
  const stack = new AsyncDisposableStack();
  const inbox = stack.use(await openInbox(smtp));
  const own = { SMTP_URL: inbox.url, DESK_PEOPLE: people };
  const site = stack.use(await startSite({ ...own, ...settings }));
  return { inbox, site, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

/** The same, and a browser in which the owner is signed in. */
export async function openOwnDesk(...of: Parameters<typeof openSite>) {
  const opened = await openSite(...of);
  const browser = await signIn({ ...of[0], ...opened.site }, owner);
  return { ...opened, browser };
}
