import { content } from '#lib/content/content.ts';
import type { Store } from '#lib/database/store.ts';
import { leadActs } from '#lib/leads/acts.ts';
import type { Answer } from './answer.ts';
import { answerBackup, answerRestore } from './backup.ts';
import { answerDoctor } from './doctor.ts';
import { answerHeld } from './held.ts';
import { listLeads, press, retry } from './leads.ts';
import { answerMove } from './move.ts';
import { giveDesk } from './owner.ts';
import { retain } from './retention.ts';
import { sendText, showKey } from './webhooks.ts';
import { exportFiles, importFiles } from './words.ts';

type Command = {
  about: string;
  /** Below its help. */
  more?: string;
  /** What it takes but a word. */
  flag?: readonly [name: string, about: string];
  /** Does nothing without its flag. */
  isFlagNeeded?: true;
} & (
  | {
      /** @param typed empty where nothing was */
      run(typed: string, hasFlag: boolean): Promise<Answer>;
    }
  | {
      run?: never;
      /** With the database open meanwhile. */
      onStore(store: Store, typed: string): Promise<Answer>;
    }
);

/** Commands that begin with the same word. */
export const groups = {
  leads: 'Messages, and mail that has failed.',
  words: 'Words of the site, as files.',
  webhook: 'The program that gets each message (LEADS_URL).',
  alert: 'Who is told when something fails.',
};

const keyWords = {
  about: 'Shows the key that signs what is posted, for the program that receives it.',
  more: 'In the form of Standard Webhooks (standardwebhooks.com). Keep it secret.',
};

/** What the desk cannot do: what must run while the site is down, by a timer, or with the server's keys. */
export const commands = (): Record<string, Command> => {
  const { leadMonths, unsubscribedMonths, visitMonths } = content().privacy;
  return {
    'leads held': {
      about: 'Lists the messages that are held as suspects, with their ids.',
      onStore: (store) => listLeads(store, 'held'),
    },
    'leads open': {
      about: 'Lists those that wait for an answer.',
      onStore: (store) => listLeads(store, 'open'),
    },
    'leads release <id>': {
      about: 'A person wrote it: mails what was held to the inbox.',
      onStore: (store, id) => press(store, leadActs.released, { id }),
    },
    'leads dismiss <id>': {
      about: 'It is not a message: sets it aside.',
      onStore: (store, id) => press(store, leadActs.dismissed, { id }),
    },
    'leads answered <id>': {
      about: 'Marks it as answered: no mail names it any more.',
      onStore: (store, id) => press(store, leadActs.answered, { id }),
    },
    'leads retry': {
      about: 'Sends now what has failed.',
      flag: ['--all-failed', 'every mail that has failed, those of the newsletter included'],
      isFlagNeeded: true,
      onStore: retry,
    },
    'words export [folder]': {
      about: 'Writes the published words into content/, or another folder, to be committed.',
      onStore: exportFiles,
    },
    'words import <folder>': {
      about:
        'Takes the files of a folder in as words of the desk, which nobody sees before they are published.',
      onStore: importFiles,
    },
    'webhook key': { ...keyWords, onStore: () => showKey('leads') },
    'alert key': { ...keyWords, onStore: () => showKey('alerts') },
    'alert send <text>': {
      about: 'Sends an alert to ALERT_URL and ALERT_MAIL_TO, e.g. when a systemd unit fails.',
      more: 'It needs neither the site nor its database, as they may be what has failed.',
      run: sendText,
    },
    doctor: {
      about: 'Checks settings, database, disk, mail server and DNS; fails if one of them does.',
      flag: [
        '--send-test',
        'send a message to MAIL_TO, the inbox of the leads, an alert, and LEADS_URL a message',
      ],
      run: (_, sendTest) => answerDoctor(sendTest),
    },
    'backup <file>': {
      about: 'Copies the database to a new file while the site runs, and reads it back.',
      more: `SQLite: a database file. PostgreSQL: a dump, if pg_dump is installed.
It holds all that cannot be made again: messages, readers, letters, words, photographs.
It holds personal data: keep it where only you can read it, and only as long as you need it.`,
      onStore: answerBackup,
    },
    'restore <file>': {
      about: 'Has the database be what a backup says. Stop the site first.',
      more: 'What was there is put aside in the data folder, not deleted.',
      run: answerRestore,
    },
    'held [what]': {
      about: 'Lists the mail that waits for an owner; with let-go or drop, that becomes of it.',
      onStore: answerHeld,
    },
    move: {
      about: 'Takes all that SQLite holds into the PostgreSQL of DATABASE_URL.',
      more: `Stop the site first. PostgreSQL has to be empty: the command makes its tables, compares what they
then hold with SQLite's, and leaves nothing there on an error. The SQLite file is only read.`,
      run: answerMove,
    },
    'owner <address>': {
      about: 'Gives the desk to an email address, in place of the one that this machine keeps.',
      onStore: giveDesk,
    },
    retention: {
      about: 'Deletes what is older than the privacy policy allows. Run it daily.',
      more: `Messages after ${leadMonths} months, ended subscriptions after ${unsubscribedMonths} months, with their mail.
Counted visits after ${visitMonths} months.
Letters to the subscribers after ${leadMonths} months, with the record of who got them.
Unseen messages stay: those whose mail is waiting, and suspects that no mail has listed.`,
      onStore: retain,
    },
  };
};
