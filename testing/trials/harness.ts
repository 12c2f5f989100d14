// What the trials share: visitors whose messages are counted, and what a result says.
import { setTimeout as wait } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { routes } from '#lib/content/routes.ts';

/** Prints a result. One that failed is the process's exit code. */
export function report(name: string, passed: boolean, figures: object): void {
  if (!passed) process.exitCode = 1;
  console.info(`${passed ? 'ok    ' : 'FAILED'} ${name}: ${JSON.stringify(figures)}`);
}

/** Asks for a page, or posts a body. @returns the status, or 0 if the connection broke */
type Ask = (path: string, body?: string) => Promise<number>;

/** Visitors' messages, each with a mark: what was acknowledged, and what arrived. */
export function openMessages(ask: Ask) {
  const acknowledged = new Set<string>();
  let sent = 0;
  const send = async () => {
    sent += 1;
    const mark = `mark-${sent}`;
    const email = `visitor.${sent}@example.com`;
    const message = `A shop, please. [${mark}]`;
    const body = JSON.stringify({ name: 'Visitor', email, phone: '', message });
    const status = await ask(routes.contactsApi, body);
    if (status === 200) acknowledged.add(mark);
    return status;
  };
  return {
    send,
    /** Waits until each has arrived and nothing waits, so that a second delivery is seen, too. */
    async settle(mails: readonly Email[], url: string) {
      // Of each that arrived, the Message-IDs under which it did.
      const look = () => {
        const found = new Map<string, (string | undefined)[]>();
        for (const { text, messageId } of mails) {
          const [, mark] = /\[(mark-\d+)\]/.exec(text ?? '') ?? [];
          if (mark) found.set(mark, [...(found.get(mark) ?? []), messageId]);
        }
        return { found, missing: [...acknowledged].filter((mark) => !found.has(mark)).length };
      };
      await waitUntil(async () => look().missing === 0 && (await readHealth(url)).isIdle, 300);
      const { found, missing } = look();
      const all = [...found.values()];
      return {
        acknowledged: acknowledged.size,
        missing,
        twice: all.filter((ids) => ids.length > 1).length,
        // Stored twice, not only sent twice.
        strange: all.filter((ids) => new Set(ids).size > 1).length,
      };
    },
    /** Visitors who read a page and send a message in turns, until `end`. */
    startVisitors() {
      let ended = false;
      const visit = async () => {
        while (!ended) if ((await ask('/about')) !== 200 || (await send()) !== 200) await wait(100);
      };
      const visits = Promise.all(Array.from({ length: 8 }, visit));
      return {
        /** Waits until so many more messages are acknowledged. */
        async acknowledged(more: number) {
          const goal = acknowledged.size + more;
          await waitUntil(() => acknowledged.size >= goal, 300);
        },
        async end() {
          ended = true;
          await visits;
        },
      };
    },
  };
}

/** @returns whether it came true in time */
export async function waitUntil(isTrue: () => unknown, seconds: number): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > end) return false;
    await wait(200);
  }
  return true;
}

/** Answered once Next has started. */
export async function readHealth(url: string) {
  const response = await fetch(url + routes.healthApi);
  const { backlog }: { backlog?: { waiting: number } } = await response.json();
  return { status: response.status, isIdle: backlog?.waiting === 0 };
}
