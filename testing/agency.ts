import { execFile } from 'node:child_process';
import { runAgency } from '#cli/run.ts';
import { noSettings } from './no-settings.ts';

export type Ran = { code: number; out: string; err: string };

/** Runs a command in this process, on the test's store. */
export async function agency(...argv: string[]): Promise<Ran> {
  const said = { out: '', err: '' };
  const say = (where: keyof typeof said) => (text: string) => {
    said[where] += text;
  };
  const code = await runAgency(argv, { out: say('out'), err: say('err') });
  return { code, ...said };
}

export async function agencyJson(...argv: string[]) {
  return JSON.parse((await agency(...argv, '--json')).out);
}

export function agencyProcess(argv: string[], env: Record<string, string> = {}): Promise<Ran> {
  const isolated = { ...process.env, ...noSettings, ...env };
  return new Promise((resolve) => {
    execFile(process.execPath, ['cli/agency.mjs', ...argv], { env: isolated }, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, out, err }),
    );
  });
}
