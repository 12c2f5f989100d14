import { log } from '#lib/log.ts';
import { formatTime } from '#lib/mail/mail-content.ts';
import { type OwnerAction, ownerLinks, readOwnerLink } from '#lib/mail/owner-links.ts';
import { changeInWords, markHeldMessages, markMessage, undoMarks } from '#lib/owner/messages.ts';
import { site } from '#lib/site.ts';
import { changesOfAct } from '#lib/store/changes.ts';
import { heldLeads } from '#lib/store/lead-list.ts';
import { fitsMark, type Mark, readStanding, type Standing } from '#lib/store/lead-marks.ts';
import { readReminders, switchReminders } from '#lib/store/reminders.ts';
import type { Change } from '#lib/store/schema.ts';
import { getStore, type Store, writeDurably } from '#lib/store/store.ts';
import { type PagePart, plainPage } from './answer.ts';
import { rateLimit } from './rate-limit.ts';
import { inTime } from './time-limit.ts';

/** Writes nothing, as mail scanners follow links: it shows what a press would do. */
export function showOwnerLink(request: Request): Promise<Response> {
  return answer(request, async (action, of) => {
    const store = await getStore();
    if (isMark(action)) return showMark(store, action, of);
    if (action === 'undo') return showUndo(store, of);
    if (isMarkOfAll(action)) return showMarkOfAll(store, action, Number(of));
    return showSwitch(store, action);
  });
}

/** Does what the link of a mail to the owner says, for whoever presses the button. */
export function receiveOwnerLink(request: Request): Promise<Response> {
  return answer(request, (action, of) =>
    writeDurably((store) => {
      if (isMark(action)) return doMark(store, action, of);
      if (action === 'undo') return doUndo(store, of);
      if (isMarkOfAll(action)) return doMarkOfAll(store, action, Number(of));
      return doSwitch(store, action);
    }),
  );
}

/** Cheapest check first: signature (404) → expiry (410) → rate limit (429) → store (503). */
async function answer(
  request: Request,
  use: (action: OwnerAction, of: string) => Promise<Response>,
): Promise<Response> {
  try {
    const link = await inTime(async () => readOwnerLink(await getStore(), request.url, Date.now()));
    if (link.kind === 'unknown') return refusal(404, 'This link is not known', incomplete);
    if (link.kind === 'expired') return refusal(410, 'This link has expired', expired);
    const limit = await rateLimit(request, 'owner');
    if (!limit.ok) {
      const page = refusal(429, 'These were very many at once', 'Please wait some minutes.');
      page.headers.set('Retry-After', String(limit.retryAfterSeconds));
      return page;
    }
    return await inTime(() => use(link.action, link.of));
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

const actor = () => ({ who: 'mail', at: Date.now() });

function isMark(action: OwnerAction): action is Mark {
  return action in marks;
}

type MarkOfAll = 'released-all' | 'dismissed-all';

function isMarkOfAll(action: OwnerAction): action is MarkOfAll {
  return action === 'released-all' || action === 'dismissed-all';
}

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

async function showMark(store: Store, mark: Mark, id: string): Promise<Response> {
  const found = await readStanding(store, id);
  if (!found) return gone();
  const { lead, standing, last } = found;
  if (!fitsMark(mark, standing)) return stays(store, mark, standing, last);
  const { question, button } = marks[mark];
  return plainPage(200, question, [
    { quote: lead.name },
    { text: `Sent on ${formatTime(lead.received_at)} (${site.address.city}).` },
    { button },
  ]);
}

async function doMark(store: Store, mark: Mark, id: string): Promise<Response> {
  const marked = await markMessage(store, id, mark, actor());
  if (marked.kind === 'not found') return gone();
  if (marked.kind === 'unchanged') return stays(store, mark, marked.standing, marked.last);
  const { title, text } = marks[mark];
  return plainPage(200, title, [{ text }, await undoButton(store, marked.act)]);
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

async function showUndo(store: Store, of: string): Promise<Response> {
  const [act = '', only] = of.split('.');
  const changes = (await changesOfAct(store, act)).filter(({ which }) => !only || which === only);
  const [first] = changes;
  if (!first) return gone();
  const more = changes.length > 1 ? ` So it was of ${changes.length} messages.` : '';
  return plainPage(200, 'Take this back?', [
    { text: `${inWords(first)}${more}` },
    { button: 'Undo' },
  ]);
}

async function doUndo(store: Store, of: string): Promise<Response> {
  const [act = '', only] = of.split('.');
  const { done, since } = await undoMarks(store, act, actor(), only);
  const parts = since.slice(0, 5).map((change) => ({ text: inWords(change) }));
  if (done === 0) return plainPage(200, 'Nothing was changed', parts);
  const kept = since.length > 0 ? ` ${since.length} stay, as more was done to them since:` : '';
  return plainPage(200, 'Taken back', [
    { text: `It is as it was before. What was mailed may have reached you already.${kept}` },
    ...parts,
  ]);
}

async function showMarkOfAll(store: Store, action: MarkOfAll, until: number): Promise<Response> {
  const held = await heldLeads(store, until);
  if (held.length === 0) return noneHeld();
  const isRelease = action === 'released-all';
  return plainPage(
    200,
    isRelease ? 'Did people write all of these?' : 'Is none of these a message?',
    [
      { list: held.map(({ name }) => name) },
      { button: isRelease ? 'People wrote all of them' : 'Nobody wrote any of them' },
    ],
  );
}

async function doMarkOfAll(store: Store, action: MarkOfAll, until: number): Promise<Response> {
  const mark = action === 'released-all' ? 'released' : 'dismissed';
  const { act, done } = await markHeldMessages(store, mark, actor(), until);
  if (done === 0) return noneHeld();
  const { title, text } = marks[mark];
  return plainPage(200, `${title}: ${done}`, [{ text }, await undoButton(store, act)]);
}

function noneHeld(): Response {
  const text = 'Somebody has said of each what it is.';
  return refusal(200, 'None of them is held any more', text);
}

type Switch = 'stop-reminders' | 'start-reminders';

async function showSwitch(store: Store, action: Switch): Promise<Response> {
  const { on, last } = await readReminders(store);
  if (on === (action === 'start-reminders')) return switched(store, on, last);
  return plainPage(200, on ? 'Stop the reminders?' : 'Start the reminders?', [
    { text: 'On working mornings they name each message that has waited for 20 hours.' },
    { button: on ? 'Stop them' : 'Start them' },
  ]);
}

async function doSwitch(store: Store, action: Switch): Promise<Response> {
  const { on, last } = await switchReminders(store, action === 'start-reminders', actor());
  return switched(store, on, last);
}

async function switched(store: Store, on: boolean, last: Change | undefined): Promise<Response> {
  const link = await ownerLinks(store, Date.now(), '');
  return plainPage(200, on ? 'The reminders go out' : 'The reminders are stopped', [
    ...(last ? [{ text: inWords(last) }] : []),
    {
      button: on ? 'Stop them' : 'Start them again',
      action: link(on ? 'stop-reminders' : 'start-reminders', 'all'),
    },
  ]);
}
