import { Command, type OutputConfiguration } from 'commander';
import * as alert from './alert.ts';
import type { Run } from './answer.ts';
import { backupCommand } from './backup.ts';
import { doctorCommand } from './doctor.ts';
import * as leads from './leads.ts';
import * as leadsMail from './leads-mail.ts';
import * as leadsMarks from './leads-marks.ts';
import { reportCommand } from './leads-report.ts';
import * as newsletter from './newsletter.ts';
import { sendCommand } from './newsletter-send.ts';
import * as person from './person.ts';
import { retentionCommand } from './retention.ts';
import * as subscribers from './subscribers.ts';
import * as webhook from './webhook.ts';

type MakeCommand = (run: Run) => Command;

const groups: Record<string, [summary: string, ...MakeCommand[]]> = {
  leads: [
    'The visitors’ messages.',
    leads.listCommand,
    leads.showCommand,
    reportCommand,
    leadsMail.retryCommand,
    leadsMarks.answeredCommand,
    leadsMarks.releaseCommand,
    leadsMarks.dismissCommand,
    leadsMarks.undoCommand,
    leadsMarks.noteCommand,
  ],
  subscribers: [
    'The newsletter’s readers.',
    subscribers.listCommand,
    subscribers.exportCommand,
    subscribers.removeCommand,
  ],
  newsletter: [
    'Letters to the subscribers.',
    sendCommand,
    newsletter.statusCommand,
    newsletter.stopCommand,
  ],
  person: [
    'The rights of the privacy policy.',
    person.exportCommand,
    person.correctCommand,
    person.eraseCommand,
  ],
  webhook: [
    'The program that gets each message (LEADS_URL).',
    webhook.testCommand,
    webhook.keyCommand,
  ],
  alert: ['Who is told when something fails.', alert.sendCommand, alert.keyCommand],
};

/** The owner's commands. */
export function createProgram(run: Run, output: OutputConfiguration): Command {
  const program = new Command('npm run agency --')
    .description('The owner’s commands. They work on the live database while the site runs.')
    .option('--json', 'answer as JSON')
    .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 wrong usage.');
  const add = (parent: Command, command: Command) =>
    parent.addCommand(command.exitOverride().configureOutput(output));
  for (const [name, [summary, ...commands]] of Object.entries(groups)) {
    const group = new Command(name).description(summary);
    for (const make of commands) add(group, make(run));
    add(program, group);
  }
  for (const make of [doctorCommand, backupCommand, retentionCommand]) add(program, make(run));
  return program.exitOverride().configureOutput(output);
}
