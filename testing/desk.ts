import type { SMTPServerOptions } from 'smtp-server';
import { createToken } from '#lib/desk/sign-in-links.ts';
import { onStore, type Site, startSite, type Where } from './site.ts';
import { openInbox } from './smtp-inbox.ts';
import { openWebServer } from './web-server.ts';

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
    url,
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

/** A browser in which a person is signed in; without the mail, which takes seconds: desk-messages.spec.ts has it. */
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

/** A site with settings of its own, the inbox of its mail, the program that gets its messages, and the browsers of its people. */
export async function openSite(settings: Record<string, string> = {}, smtp?: SMTPServerOptions) {
  const stack = new AsyncDisposableStack();
  const inbox = stack.use(await openInbox(smtp));
  const receiver = await openWebServer((_, response) => response.writeHead(204).end());
  stack.defer(receiver.close);
  const own = { SMTP_URL: inbox.url, LEADS_URL: receiver.url, DESK_PEOPLE: people };
  const site = stack.use(await startSite({ ...own, ...settings }));
  const signedIn = new Map<string, Promise<Browser>>();
  return {
    inbox,
    received: receiver.received,
    site,
    /** The browser of a person of the desk, who has signed in. */
    enter(email = owner) {
      const browser = signedIn.get(email) ?? signIn({ ...settings, ...site }, email);
      signedIn.set(email, browser);
      return browser;
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
