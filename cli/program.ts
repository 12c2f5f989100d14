import { Command, type OutputConfiguration } from 'commander';
import type { Run } from './answer.ts';
import { addBackup, addRestore } from './backup.ts';
import { addDoctor } from './doctor.ts';
import { addHeld } from './held.ts';
import { addLeads } from './leads.ts';
import { addMove } from './move.ts';
import { addOwner } from './owner.ts';
import { addRetention } from './retention.ts';
import { addAlert, addWebhook } from './webhooks.ts';
import { addWords } from './words.ts';

type Add = (group: Command, run: Run) => void;

/** What the desk cannot do: what must run while the site is down, by a timer, or with the server's keys. */
export function createProgram(run: Run, output: OutputConfiguration): Command {
  const program = new Command('npm run agency --')
    .description(
      'The commands of whoever runs the server. They work on the live database while the site runs.',
    )
    .option('--json', 'answer as JSON')
    .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 wrong usage.')
    .exitOverride()
    .configureOutput(output);
  const group = (name: string, description: string, add: Add) =>
    add(program.command(name).description(description), run);
  group('leads', 'Messages, and mail that has failed.', addLeads);
  group('words', 'Words of the site, as files.', addWords);
  group('webhook', 'The program that gets each message (LEADS_URL).', addWebhook);
  group('alert', 'Who is told when something fails.', addAlert);
  const others = [addDoctor, addBackup, addRestore, addHeld, addMove, addOwner, addRetention];
  for (const add of others) add(program, run);
  return program;
}
