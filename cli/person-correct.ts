import { Command } from 'commander';
import { z } from 'zod';
import { correctPerson } from '#lib/store/people.ts';
import type { Store } from '#lib/store/store.ts';
import { contactTexts } from '#lib/submissions/schema.ts';
import { type Answer, done, failed, misused, type Run } from './answer.ts';
import { count, list } from './text.ts';

const correction = z
  .object({ name: contactTexts.name, email: contactTexts.email, phone: contactTexts.phone })
  .partial();

export const correctCommand = ({ onStore }: Run) =>
  new Command('correct')
    .argument('<email>')
    .option('--name <name>')
    .option('--email <email>')
    .option('--phone <phone>', '"" removes the number')
    .description('Corrects a person’s details in all their messages and their subscription.')
    .addHelpText('after', '\nA waiting mail is sent with the new details.')
    .action(onStore(correct));

async function correct(
  store: Store,
  email: string,
  { name, email: newEmail, phone }: z.input<typeof correction>,
): Promise<Answer> {
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
}
