import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { processWide } from '#lib/base/process-wide.ts';

/** Asks for a page whose words name their places, or for the pages on which words stand. */
export const marksHeader = 'x-words';

type Previewer = { port: number; key: string };

const slot = processWide<{ started?: Promise<Previewer> | undefined }>('preview', () => ({}));

/**
 * A page, or one of its files, of the words as they are being written: made by a process of its own, which
 * starts at the first question, so that nothing of it is in a visitor's way.
 *
 * @param host as the browser knows this site
 * @param isMarked whether its words name their places: see lib/content/marks.ts
 * @returns status 422 where the words have mistakes
 * @throws where the page cannot be made
 */
export async function askPreview(page: string, host: string, isMarked = false): Promise<Response> {
  const marks = isMarked ? 'on' : undefined;
  const answer = await ask(page, host, marks).catch(() => {
    // It has ended meanwhile.
    slot.started = undefined;
    return ask(page, host, marks);
  });
  if (answer.status === 500) throw new Error('the page cannot be made');
  return answer;
}

/** The pages on which words stand. @param place theirs: see lib/content/marks.ts */
export async function askWhere(place: string): Promise<string[]> {
  const answer = await ask(`/${encodeURIComponent(place)}`, '', 'where');
  return answer.json();
}

/** So that the first preview comes sooner. */
export function warmPreview(): void {
  start().catch(() => undefined);
}

async function ask(page: string, host: string, marks?: 'on' | 'where'): Promise<Response> {
  const { port, key } = await start();
  // `fetch` sets a Host of its own.
  return fetch(`http://127.0.0.1:${port}${page}`, {
    headers: {
      authorization: key,
      'x-forwarded-host': host,
      ...(marks && { [marksHeader]: marks }),
    },
    redirect: 'manual',
  });
}

function start(): Promise<Previewer> {
  slot.started ??= startProcess();
  slot.started.catch(() => {
    slot.started = undefined;
  });
  return slot.started;
}

async function startProcess(): Promise<Previewer> {
  const key = randomBytes(32).toString('base64url');
  const child = spawn(process.execPath, ['--no-warnings', 'lib/publishing/making/preview.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PREVIEW_KEY: key },
  });
  child.once('exit', () => {
    slot.started = undefined;
  });
  child.unref();
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('previews cannot be made'))),
  ]);
  child.channel?.unref();
  return { port, key };
}
