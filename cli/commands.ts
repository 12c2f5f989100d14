import type { Command } from './answer.ts';
import { dataCommands } from './data.ts';
import { leadCommands } from './leads.ts';
import { serverCommands } from './server.ts';
import { wordCommands } from './words.ts';

/** Commands that begin with the same word. */
export const groups = {
  leads: 'Messages, and mail that has failed.',
  words: 'Words of the site, as files.',
  webhook: 'The program that gets each message (LEADS_URL).',
  alert: 'Who is told when something fails.',
};

/** What must work without the desk: while it or the site is down, by a timer, or with the server's keys. */
export const commands: Record<string, Command> = {
  ...leadCommands,
  ...wordCommands,
  ...serverCommands,
  ...dataCommands,
};
