import { z } from 'zod';
import { correctPerson } from '@/lib/store/people';
import { contactTexts } from '@/lib/submissions/schema';
import { type Command, done, failed, misused } from './command';
import { count, list } from './text';

const correction = z
  .object({ name: contactTexts.name, email: contactTexts.email, phone: contactTexts.phone })
  .partial();

export const correctCommand: Command = {
  summary: 'Corrects a person’s details in all their messages and their subscription.',
  usage: 'EMAIL [--name NAME] [--email EMAIL] [--phone PHONE]',
  help: ['--phone "" removes the number. A waiting mail is sent with the new details.'],
  parameters: ['EMAIL'],
  options: { name: { type: 'string' }, email: { type: 'string' }, phone: { type: 'string' } },
  async run({ store, args: [email = ''], values }) {
    const { name, email: newEmail, phone } = values;
    if ([name, newEmail, phone].every((value) => value === undefined)) {
      return misused('Give --name, --email or --phone.');
    }
    const parsed = correction.safeParse({ name, email: newEmail, phone });
    if (!parsed.success) return misused(parsed.error.issues.map((one) => one.message).join(' '));

    const changed = await correctPerson(store, email, parsed.data);
    if (changed.kind === 'address taken') {
      return failed(`${newEmail} has a subscription of its own. Erase one of the two first.`);
    }
    const { leads, subscriptions } = changed;
    if (leads + subscriptions === 0) return failed(`There is nothing to correct under ${email}.`);
    const what = list([count(leads, 'message'), count(subscriptions, 'subscription')]);
    return done(`Corrected: ${what}.`, { leads, subscriptions });
  },
};
