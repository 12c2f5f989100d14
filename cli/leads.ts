import { count, cut } from '#lib/base/text.ts';
import { type Act, type Fields, perform, sentenceOf } from '#lib/desk/act.ts';
import { deskOf } from '#lib/desk/on-desk.ts';
import { heldActs } from '#lib/held/acts.ts';
import { leadActs } from '#lib/leads/acts.ts';
import { pageOfLeads } from '#lib/leads/lead-list.ts';
import { heldInWords } from '#lib/post/held.ts';
import { retryAll } from '#lib/post/retry.ts';
import { type Answer, type Command, fail } from './answer.ts';
import { onStore } from './open-store.ts';

export const leadCommands: Record<string, Command> = {
  'leads held': {
    about: 'Lists the messages that are held as suspects, with their ids.',
    run: () => listLeads('held'),
  },
  'leads open': {
    about: 'Lists those that wait for an answer.',
    run: () => listLeads('open'),
  },
  'leads release <id>': {
    about: 'A person wrote it: mails what was held to the inbox.',
    run: (id) => press(leadActs.released, { id }),
  },
  'leads dismiss <id>': {
    about: 'It is not a message: sets it aside.',
    run: (id) => press(leadActs.dismissed, { id }),
  },
  'leads answered <id>': {
    about: 'Marks it as answered: no mail names it any more.',
    run: (id) => press(leadActs.answered, { id }),
  },
  'leads retry': {
    about: 'Sends now what has failed.',
    flag: ['--all-failed', 'every mail that has failed, those of the newsletter included'],
    run: (_, isSure) => (isSure ? retry() : fail('Say --all-failed.')),
  },
  'held [what]': {
    about: 'Lists the mail that waits for an owner; let-go sends it, drop does not.',
    run: answerHeld,
  },
};

function listLeads(box: 'held' | 'open'): Promise<Answer> {
  return onStore(async (store) => {
    const leads = await pageOfLeads(store, { box, search: '', limit: 1_000_000, offset: 0 });
    const listed = leads.map(({ id, received_at, name, message }) => {
      const [received] = new Date(received_at).toISOString().split('.');
      return { id, received: `${received}Z`, name, begins: cut(message.replace(/\s+/g, ' '), 80) };
    });
    const lines = listed.map(
      ({ id, received, name, begins }) => `${id}  ${received}  ${name}: ${begins}`,
    );
    return { text: lines.join('\n') || 'There are none.', data: { [box]: listed } };
  });
}

/** Does what a button of the desk does, and says what it says there. */
function press(act: Act, fields: Fields): Promise<Answer> {
  return onStore(async (store) => {
    const outcome = await perform(act, deskOf(store, 'command'), fields);
    const said = String(Object(outcome).say);
    const { text, isRefusal } = sentenceOf(act, said) ?? { text: '', isRefusal: true };
    const why =
      said === 'changed' ? 'Nothing was done: it is not open, or not held, any more.' : text;
    return { text: why, data: { said, text: why }, exitCode: isRefusal ? 1 : 0 };
  });
}

function retry(): Promise<Answer> {
  return onStore(async (store) => {
    const retried = await retryAll(store, { who: 'command', at: Date.now() });
    return { text: `${count(retried, 'mail')} will be tried now.`, data: { retried } };
  });
}

async function answerHeld(what: string): Promise<Answer> {
  if (what === 'let-go') return press(heldActs['let-go'], {});
  if (what === 'drop') return press(heldActs['drop-held'], {});
  if (what) fail(`It is let-go or drop, not ${what}.`);
  const held = await onStore(heldInWords);
  return { text: held.join('\n') || 'Nothing waits.', data: { held } };
}
