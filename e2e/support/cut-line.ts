import { createServer } from 'node:http';
import { closeServer, listenOnLoopback } from '#testing/listen.ts';

/** A line on which every document stops after a text, until it is resumed. */
export async function openCutLine(site: string, after: RegExp) {
  const { promise: resumed, resolve: resume } = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '' }, answer) => {
    const given = await fetch(site + url);
    const body = Buffer.from(await given.arrayBuffer());
    const type = given.headers.get('content-type') ?? '';
    answer.writeHead(given.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return void answer.end(body);
    const end = after.exec(body.toString('latin1'));
    if (!end) throw new Error(`${url} has no ${after}`);
    const at = end.index + end[0].length;
    answer.write(body.subarray(0, at));
    await resumed;
    answer.end(body.subarray(at));
  });
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  return { url, resume, [Symbol.asyncDispose]: () => closeServer(server) };
}
