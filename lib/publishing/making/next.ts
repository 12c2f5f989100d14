import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { host } from '#lib/base/host.ts';
import { setWords } from '#lib/content/content.ts';
import type { Content } from '#lib/content/types.ts';
import type { WordFiles } from '#lib/content/words.ts';

/** What pages are made of: words, and the files that they were read from. */
export type Said = { content: Content; words: WordFiles };

type Answer = { status: number; type: string; body: Buffer };

/** Asks for what stands at an address where these words are said. */
export type Ask = (said: Said, address: string) => Promise<Answer>;

/** For a page, in ms. Beside other work it may take long. */
const patience = 120_000;

/** Has the built Next make pages, in its draft mode, on a port of its own. */
export async function startNext(): Promise<Ask> {
  host.kind = 'pages';
  const { default: createNext } = await import('next');
  const app = createNext({ dev: false, quiet: true });
  await app.prepare();
  // Else it may close a kept connection in the moment in which a question is sent by it.
  const server = createServer({ keepAliveTimeout: 0 }, app.getRequestHandler());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const draft = await fetch(`${origin}/draft`);
  // What else stands in it is no name that Next asks for.
  const headers = { cookie: draft.headers.getSetCookie().join('; ') };
  return inTurns(async (address) => {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(origin + address, { headers, redirect: 'manual', signal });
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
  });
}

/**
 * What Next renders depends on what is set for the whole process. So that is set anew for each question, one after the
 * other: a preview comes between two pages of a publication.
 */
export function inTurns(render: (address: string) => Promise<Answer>): Ask {
  let last: Promise<unknown> = Promise.resolve();
  return ({ content, words }, address) => {
    const answer = last.then(() => {
      setWords(content, words);
      return render(address);
    });
    last = answer.catch(() => undefined);
    return answer;
  };
}
