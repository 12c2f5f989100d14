import { Command, type OutputConfiguration } from 'commander';
import type { Run } from './answer.ts';
import { addBackup } from './backup.ts';
import { addDoctor } from './doctor.ts';
import { addLists } from './leads.ts';
import { addActs } from './leads-acts.ts';
import { addReport } from './leads-report.ts';
import { addNewsletter } from './newsletter.ts';
import { addPerson } from './person.ts';
import { addRetention } from './retention.ts';
import { addSubscribers } from './subscribers.ts';
import { addAlert, addWebhook } from './webhooks.ts';

type Add = (group: Command, run: Run) => void;

/** The owner's commands. */
export function createProgram(run: Run, output: OutputConfiguration): Command {
  const program = new Command('npm run agency --')
    .description('The owner’s commands. They work on the live database while the site runs.')
    .option('--json', 'answer as JSON')
    .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 wrong usage.')
    .exitOverride()
    .configureOutput(output);
  const group = (name: string, description: string, ...adding: Add[]) => {
    const made = program.command(name).description(description);
    for (const add of adding) add(made, run);
  };
  group('leads', 'The visitors’ messages.', addLists, addReport, addActs);
  group('subscribers', 'The newsletter’s readers.', addSubscribers);
  group('newsletter', 'Letters to the subscribers.', addNewsletter);
  group('person', 'The rights of the privacy policy.', addPerson);
  group('webhook', 'The program that gets each message (LEADS_URL).', addWebhook);
  group('alert', 'Who is told when something fails.', addAlert);
  for (const add of [addDoctor, addBackup, addRetention]) add(program, run);
  return program;
}
