// What the trials share: visitors whose messages are counted, and what a result says.
import { setTimeout as wait } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { routes } from '#lib/content/routes.ts';

/** Prints a result. One that failed is the process's exit code. */
export function report(name: string, passed: boolean, figures: object): void {
  if (!passed) process.exitCode = 1;
  console.info(`${passed ? 'ok    ' : 'FAILED'} ${name}: ${JSON.stringify(figures)}`);
}

/** Asks for a page, or posts. @returns the status, 0 if the connection broke */
type Ask = (path: string, post?: Post) => Promise<{ status: number }>;
type Post = { method: 'POST'; headers: Record<string, string>; body: string };

/** Visitors' messages, each with a mark: what was acknowledged, and what arrived. */
export function openMessages(ask: Ask) {
  const acknowledged = new Set<string>();
  let [sent, hasEnded] = [0, false];
  const send = async () => {
    sent += 1;
    const mark = `mark-${sent}`;
    const email = `visitor.${sent}@example.com`;
    const message = `A shop, please. [${mark}]`;
    const body = JSON.stringify({ name: 'Visitor', email, phone: '', message });
    const headers = { 'content-type': 'application/json' };
    const { status } = await ask(routes.contactsApi, { method: 'POST', headers, body });
    if (status === 200) acknowledged.add(mark);
    return status;
  };
  const visit = async () => {
    while (!hasEnded)
      if ((await ask('/about')).status !== 200 || (await send()) !== 200) await wait(100);
  };
  return {
    send,
    /** Has visitors read a page and send a message in turns. @returns what ends that */
    startVisitors() {
      const visits = Promise.all(Array.from({ length: 8 }, visit));
      return () => {
        hasEnded = true;
        return visits;
      };
    },
    /** Waits until so many more messages are acknowledged. */
    more(count: number) {
      const goal = acknowledged.size + count;
      return waitUntil(() => acknowledged.size >= goal, 300);
    },
    /** Waits until each has arrived and nothing waits, so that a second delivery is seen, too. */
    async settle(mails: readonly Email[], url: string) {
      const arrived = () =>
        Map.groupBy(mails, ({ text }) => /\[(mark-\d+)\]/.exec(text ?? '')?.[1]);
      const missing = () => acknowledged.difference(arrived()).size;
      await waitUntil(async () => missing() === 0 && (await isIdle(url)), 300);
      const all = [...arrived()].flatMap(([mark, one]) =>
        mark ? [one.map(({ messageId }) => messageId)] : [],
      );
      return {
        acknowledged: acknowledged.size,
        missing: missing(),
        twice: all.filter(({ length }) => length > 1).length,
        // Stored twice, not only sent twice.
        strange: all.filter((one) => new Set(one).size > 1).length,
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

/** Whether nothing waits to be mailed. Answered once Next has started. */
export async function isIdle(url: string): Promise<boolean> {
  const { backlog } = await (await fetch(url + routes.healthApi)).json();
  return backlog?.waiting === 0;
}
