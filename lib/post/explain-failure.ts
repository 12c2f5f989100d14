import { reasonOf } from '#lib/base/text.ts';
import type { ServerProblem } from '#lib/database/schema.ts';
import { describeFailure } from './mailer.ts';

/** What is wrong with a mail server, by the codes of `describeFailure`. */
export function serverProblemOf(codes: string): ServerProblem {
  return problems.find(([, pattern]) => pattern.test(codes))?.[0] ?? 'refused';
}

const problems: [ServerProblem, RegExp][] = [
  // A 4yz passes.
  ['login', /\bE(?:NO)?AUTH\b(?! 4)/],
  ['folder', /\bENOFOLDER\b/],
  ['certificate', /CERT|LEAF_SIGNATURE/],
  ['encryption', /\bETLS\b|SSL/],
  ['name', /ENOTFOUND|EDNS|EAI_/],
  ['away', /CONN|Conn|TIMEDOUT|TIMEOUT|EHOST|ENET|ESOCKET|EPIPE|UNAVAILABLE|Timeout|Abort/],
];

const words: Record<ServerProblem, { says: string; advice: (setting: string) => string }> = {
  login: {
    says: 'does not take the user or the password',
    advice: (setting) => `Whoever runs the server corrects ${setting}.`,
  },
  folder: {
    says: 'has no such folder',
    advice: (setting) => `Whoever runs the server corrects the end of ${setting}.`,
  },
  certificate: {
    says: 'has a certificate that cannot be trusted',
    advice: () => 'Ask your mail provider: it has expired, or is for another name.',
  },
  encryption: {
    says: 'offers no encryption there',
    advice: (setting) => `Ask your mail provider where it does, for ${setting}.`,
  },
  name: {
    says: 'is not found by its name',
    advice: (setting) => `Whoever runs the server looks whether ${setting} has it right.`,
  },
  away: {
    says: 'does not answer',
    advice: () =>
      'It is down, or cannot be reached from here. If that lasts, ask your mail provider.',
  },
  refused: {
    says: 'does not do what the site asks of it',
    advice: () => 'If that lasts, ask your mail provider.',
  },
};

/** `mail.example.com does not answer` */
function serverSays(server: string, problem: ServerProblem): string {
  return `${server} ${words[problem].says}`;
}

/** For whoever runs the server, and for the owner. @param setting the one that names the server */
export function explainFailedServer(host: string, error: unknown, setting: string) {
  const problem = serverProblemOf(describeFailure(error));
  return [
    `${serverSays(host, problem)}: ${reasonOf(error)}`,
    explainServer('Its server', problem, setting),
  ] as const;
}

/** For the owner, with what to do. @param setting the one that names the server */
export function explainServer(server: string, problem: ServerProblem, setting: string): string {
  return `${serverSays(server, problem)}. ${words[problem].advice(setting)}`;
}

/** For the owner: why a mail has not arrived. @param last_error of its row in the outbox */
export function explainFailure(last_error: string): string {
  const [, kind = '', status = ''] = /^returned (\w+) ?(.*)$/.exec(last_error) ?? [];
  const came = { hard: 'It came back: there is no such address', soft: 'It came back' };
  if (kind === 'complaint') return 'Its reader reported it as spam';
  if (kind) return came[kind === 'hard' ? 'hard' : 'soft'] + (status && ` (${status})`);
  if (/^(?:Type|Range|Reference|Syntax|URI)Error$/.test(last_error)) {
    return `It cannot be written, by an error of the site (${last_error})`;
  }
  const problem = serverProblemOf(last_error);
  const server = 'The mail server';
  const said = problem === 'refused' ? `${server} did not take it` : serverSays(server, problem);
  return `${said} (${last_error})`;
}
