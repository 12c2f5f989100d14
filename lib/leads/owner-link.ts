import { randomUUID } from 'node:crypto';
import { log } from '#lib/base/log.ts';
import type { Change } from '#lib/database/schema.ts';
import { getStore, type Store, writeDurably } from '#lib/database/store.ts';
import { perform } from '#lib/desk/act.ts';
import { changesOfAct } from '#lib/desk/changes.ts';
import { deskOf } from '#lib/desk/on-desk.ts';
import { type PagePart, plainPage } from '#lib/http/answer.ts';
import { rateLimit } from '#lib/http/rate-limit.ts';
import { inTime } from '#lib/http/time-limit.ts';
import { timeInCity } from '#lib/post/mail-content.ts';
import { leadActs } from './acts.ts';
import { heldLeads, type Standing } from './lead-list.ts';
import { fitsMark, type Mark, markEach, readStanding } from './lead-marks.ts';
import { type OwnerAction, ownerLinks, readOwnerLink } from './mails/owner-links.ts';
import { changeInWords } from './messages.ts';
import { type Reminders, readReminders, switchReminders } from './reminders.ts';

/** Writes nothing, as mail scanners follow links: it shows what a press would do. */
export function showOwnerLink(request: Request): Promise<Response> {
  return answer(request, async (link) => {
    const plan = await planOf(await getStore(), link);
    if (plan instanceof Response) return plan;
    return plainPage(200, plan.question, [...plan.parts, { button: plan.button }]);
  });
}

/** Does what the link of a mail to the owner says, for whoever presses the button. */
export function receiveOwnerLink(request: Request): Promise<Response> {
  return answer(request, (link) =>
    writeDurably(async (store) => {
      const plan = await planOf(store, link);
      return plan instanceof Response ? plan : plan.press();
    }),
  );
}

type Link = { action: OwnerAction; of: string };

/** What a press would do; a response where there is nothing to do. */
type Plan =
  | { question: string; parts: readonly PagePart[]; button: string; press(): Promise<Response> }
  | Response;

function planOf(store: Store, { action, of }: Link): Promise<Plan> {
  if (action === 'undo') return planUndo(store, of);
  if (action === 'released-all') return planAll(store, 'released', Number(of));
  if (action === 'dismissed-all') return planAll(store, 'dismissed', Number(of));
  if (action === 'stop-reminders') return planReminders(store, false);
  if (action === 'start-reminders') return planReminders(store, true);
  return planMark(store, action, of);
}

/** Cheapest check first: signature (404) → expiry (410) → rate limit (429) → store (503). */
async function answer(request: Request, use: (link: Link) => Promise<Response>): Promise<Response> {
  try {
    const link = await inTime(async () => readOwnerLink(await getStore(), request.url, Date.now()));
    if (link.kind === 'unknown') return refusal(404, 'This link is not known', incomplete);
    if (link.kind === 'expired') return refusal(410, 'This link has expired', expired);
    const limit = rateLimit(request, 'owner');
    if (!limit.ok) {
      const page = refusal(429, 'These were very many at once', 'Please wait some minutes.');
      page.headers.set('Retry-After', String(limit.retryAfterSeconds));
      return page;
    }
    return await inTime(() => use(link));
  } catch (error) {
    log.error('a link of a mail to the owner could not be followed', { error });
    return refusal(503, 'Please try again in a minute', 'The database did not answer.');
  }
}

/** Without the address of who is signed in: a reply to a visitor may quote the links of their mail. */
function inWords(change: Change): string {
  return changeInWords(change.who.includes('@') ? { ...change, who: 'desk' } : change);
}

const incomplete = 'It may be incomplete. Copy the whole link from the mail.';
const expired = 'A mail’s links work for thirty days.';

function refusal(status: number, title: string, text: string): Response {
  return plainPage(status, title, [{ text }]);
}

const actor = () => ({ who: 'mail', at: Date.now(), press: randomUUID() });

/** Whoever has the mail. */
const marks = {
  answered: {
    question: 'Was this message answered?',
    button: 'It was answered',
    title: 'Marked as answered',
    text: 'No reminder names it any more.',
  },
  dismissed: {
    question: 'Is this not a message?',
    button: 'Nobody wrote this',
    title: 'Marked as not a message',
    text: 'No mail names it any more. It is kept as long as messages are.',
  },
  released: {
    question: 'Did a person write this?',
    button: 'A person wrote this',
    title: 'Released',
    text: 'It comes to your inbox in a moment.',
  },
} as const satisfies Record<Mark, Record<string, string>>;

async function planMark(store: Store, mark: Mark, id: string): Promise<Plan> {
  const found = await readStanding(store, id);
  if (!found) return gone();
  const { lead, last } = found;
  if (!fitsMark(mark, lead.standing, last)) return stays(store, mark, lead.standing, last);
  const { question, button, title, text } = marks[mark];
  const sent = `Sent on ${timeInCity(lead.received_at)}.`;
  return {
    question,
    parts: [{ quote: lead.name }, { text: sent }],
    button,
    async press() {
      const by = actor();
      if ((await markEach(store, [{ id }], mark, by)) > 0) {
        return plainPage(200, title, [{ text }, await undoButton(store, by.press)]);
      }
      const now = await readStanding(store, id);
      return now ? stays(store, mark, now.lead.standing, now.last) : gone();
    },
  };
}

function gone(): Response {
  return refusal(200, 'This message is no longer kept', 'It was erased, or its time was over.');
}

/** As pressed before, or by somebody else: what it is, who said so, and the way back. */
async function stays(
  store: Store,
  mark: Mark,
  standing: Standing,
  last: Change | undefined,
): Promise<Response> {
  const isSo = standing === mark || (mark === 'released' && standing === 'open');
  return plainPage(200, isSo ? marks[mark].title : 'Nothing was changed', [
    { text: standings[standing] },
    ...(last ? [{ text: inWords(last) }] : []),
    ...(last && standing !== 'held' ? [await undoButton(store, last.act, last.which)] : []),
  ]);
}

const standings: Record<Standing, string> = {
  open: 'It is a message, and waits for an answer.',
  held: 'It is held as a suspect.',
  answered: 'It is marked as answered.',
  dismissed: 'It is marked as not a message.',
};

/** @param only of an act that was about several messages, this one */
async function undoButton(store: Store, act: string, only?: string): Promise<PagePart> {
  const link = await ownerLinks(store, Date.now(), '');
  return { button: 'Undo', action: link('undo', only ? `${act}.${only}` : act) };
}

async function planUndo(store: Store, of: string): Promise<Plan> {
  const [act = '', only] = of.split('.');
  const changes = (await changesOfAct(store, act)).filter(({ which }) => !only || which === only);
  const [first] = changes;
  if (!first) return gone();
  const more = changes.length > 1 ? ` So it was of ${changes.length} messages.` : '';
  return {
    question: 'Take this back?',
    parts: [{ text: inWords(first) + more }],
    button: 'Undo',
    async press() {
      const since: Change[] = [];
      for (const { which: id } of changes) {
        const outcome = await perform(leadActs.undo, deskOf(store, 'mail'), { id, act });
        const last = (await readStanding(store, id))?.last;
        if (Object(outcome).say !== 'undone' && last) since.push(last);
      }
      const parts = since.slice(0, 5).map((change) => ({ text: inWords(change) }));
      if (since.length === changes.length) return plainPage(200, 'Nothing was changed', parts);
      const kept = since.length > 0 ? ` ${since.length} stay, as more was done to them since:` : '';
      const text = `It is as it was before. What was mailed may have reached you already.${kept}`;
      return plainPage(200, 'Taken back', [{ text }, ...parts]);
    },
  };
}

async function planAll(store: Store, mark: 'released' | 'dismissed', until: number): Promise<Plan> {
  const held = await heldLeads(store, { until, told: true });
  if (held.length === 0) {
    return refusal(200, 'None of them is held any more', 'Somebody has said of each what it is.');
  }
  const [question, button] =
    mark === 'released'
      ? ['Did people write all of these?', 'People wrote all of them']
      : ['Did nobody write any of these?', 'Nobody wrote any of them'];
  return {
    question,
    parts: [{ list: held.map(({ name }) => name) }],
    button,
    async press() {
      const by = actor();
      const done = await markEach(store, held, mark, by);
      const { title, text } = marks[mark];
      return plainPage(200, `${title}: ${done}`, [{ text }, await undoButton(store, by.press)]);
    },
  };
}

async function planReminders(store: Store, on: boolean): Promise<Plan> {
  const now = await readReminders(store);
  if (now.on === on) return switched(store, now);
  const text = 'On working mornings they name each message that has waited for 20 hours.';
  return {
    question: on ? 'Start the reminders?' : 'Stop the reminders?',
    parts: [{ text }],
    button: on ? 'Start them' : 'Stop them',
    press: async () => switched(store, await switchReminders(store, on, actor())),
  };
}

async function switched(store: Store, { on, last }: Reminders): Promise<Response> {
  const link = await ownerLinks(store, Date.now(), '');
  return plainPage(200, on ? 'The reminders go out' : 'The reminders are stopped', [
    ...(last ? [{ text: inWords(last) }] : []),
    {
      button: on ? 'Stop them' : 'Start them again',
      action: link(on ? 'stop-reminders' : 'start-reminders', 'all'),
    },
  ]);
}
