import type { Email } from 'postal-mime';
import { createToken } from '#lib/desk/sign-in-links.ts';
import { onStore, type Where } from './on-store.ts';
import type { Site } from './site.ts';
import type { Inbox } from './smtp-inbox.ts';

/** A browser at the desk, by HTTP. Redirects are not followed. */
export function openBrowser({ url }: Pick<Site, 'url'>, name = 'Firefox') {
  const jar = new Map<string, string>();
  const keep = (cookie: string) => {
    const [, named = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
    if (value) jar.set(named, value);
    else jar.delete(named);
  };
  const cookies = () => [...jar].map((pair) => pair.join('=')).join('; ');
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = {
      ...(jar.size > 0 && { cookie: cookies() }),
      'user-agent': name,
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
    cookie: cookies,
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
