import type { Mailbox } from '#lib/base/env.ts';

export type Message = {
  /** The same in each attempt, so that a repeated delivery can be recognized. */
  id: string;
  date: Date;
  from: Mailbox;
  to: string;
  replyTo?: Mailbox | undefined;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl?: string;
  /** Ids of the mails before it in a conversation. */
  follows?: readonly string[];
  /** No program wrote it. */
  isOfPerson?: boolean;
  /** Where word of its failure goes, in place of the sender. */
  returnTo?: string | undefined;
  /** Once the mail server has. */
  whenTaken?: (now: number) => Promise<void>;
  /** Once the mail server has refused its reader, with its reply. */
  whenRefused?: (reply: string, now: number) => Promise<unknown>;
};

export type Mailer = {
  /** There is no mail server: what it sends is a file, for whoever looks. */
  isFolder?: true;
  /** @throws where the mail was not accepted: `problemOf` says why */
  send(message: Message, signal: AbortSignal): Promise<void>;
};
