import { readFileSync } from 'node:fs';
import type { Email } from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { createToken } from '#lib/desk/sign-in-links.ts';
import { readProgress } from '#lib/publishing/progress.ts';
import { onStore, type Site, startSite, type Where } from './site.ts';
import { type Inbox, openInbox } from './smtp-inbox.ts';
import { wordsOf } from './words.ts';

/** A browser at the desk, by HTTP. Redirects are not followed. */
export function openBrowser({ url }: Pick<Site, 'url'>) {
  const jar = new Map<string, string>();
  const keep = (cookie: string) => {
    const [, named = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
    if (value) jar.set(named, value);
    else jar.delete(named);
  };
  const ask = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const headers = {
      ...(cookie && { cookie }),
      'user-agent': 'Firefox',
      // The server may end a kept one in the moment in which a test sends by it.
      connection: 'close',
      ...init.headers,
    };
    const answer = await fetch(url + path, { redirect: 'manual', ...init, headers });
    // Whole, whoever reads it: an end of the connection within it throws in undici, where nobody catches it.
    await answer.clone().arrayBuffer();
    for (const cookie of answer.headers.getSetCookie()) keep(cookie);
    return answer;
  };
  return {
    get: (path: string) => ask(path),
    /** Presses a button of the desk. @param headers by which the browser says where it is */
    press: (
      act: string,
      fields: Record<string, string> = {},
      headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
    ) => ask(`/desk/act/${act}`, { method: 'POST', body: new URLSearchParams(fields), headers }),
    cookies: () => [...jar].map(([name, value]) => ({ name, value, url })),
    takeCookie: keep,
  };
}

export type Browser = ReturnType<typeof openBrowser>;

function tokenIn({ text }: Email): string {
  return /\/desk\/enter\?token=(\w+)/.exec(text ?? '')?.[1] ?? '';
}

/** The token of the link that a person is mailed once they have asked for it. */
export async function mailedToken(
  { mails, waitFor }: Pick<Inbox, 'mails' | 'waitFor'>,
  email: string,
  ask: () => Promise<unknown>,
): Promise<string> {
  const earlier = new Set(mails);
  await ask();
  const isLink = (mail: Email) => mail.to?.[0]?.address === email && tokenIn(mail) !== '';
  return tokenIn(await waitFor((mail) => !earlier.has(mail) && isLink(mail)));
}

/** A browser in which a person is signed in; without the mail, which takes seconds: desk-sign-in.spec.ts has it. */
export async function signIn(site: Where & Pick<Site, 'url'>, email: string): Promise<Browser> {
  const browser = openBrowser(site);
  const token = await onStore(site, (store) => createToken(store, email));
  await browser.press('enter', { token });
  return browser;
}

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

/** A desk, and what is asked of it while words are published. */
export async function openPublishing(settings: Record<string, string> = {}) {
  const desk = await openOwnDesk(settings);
  const { browser, site } = desk;
  return {
    ...desk,
    /** Of a visitor. */
    read: async (address: string) => (await fetch(site.url + address)).text(),
    page: async () => (await browser.get('/desk/publish')).text(),
    change: wordsOf(site).change,
    progress: () => onStore(site, readProgress),
    /** The process that makes pages, once there is one. */
    maker: () => childOf(site.pid() ?? 0),
  };
}

function childOf(pid: number): number | undefined {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children ? Number(children.trim().split(' ')[0]) : undefined;
}
