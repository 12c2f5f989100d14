import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import {
  ofIbm,
  ofNu,
  ofPolicyEvaluator,
  ofSpamAssassin,
  withoutFalsePositives,
} from './false-positives.ts';

/** Prints that its tests are skipped where it is not. */
export function isInstalled(program: string): boolean {
  const found = !spawnSync(program, ['--version']).error;
  if (!found) process.stderr.write(`No ${program} found: its tests were skipped.\n`);
  return found;
}

export async function nuFaults(files: string): Promise<string[]> {
  const options = ['--skip-non-html', '--exit-zero-always', '--stdout', '--format', 'json'];
  const command = ['-Xss1m', '-jar', 'node_modules/vnu-jar/build/dist/vnu.jar', ...options, files];
  const { stdout } = await promisify(execFile)('java', command, { maxBuffer: 2 ** 26 });
  const messages: { type: string; subType?: string; url: string; message: string }[] =
    JSON.parse(stdout).messages;
  // `info` without a subtype is advice on style.
  const errors = messages.filter(({ type, subType }) => type !== 'info' || subType);
  return withoutFalsePositives(
    errors.map(({ url, message }) => `${url.split('/dist/public').at(-1)}: ${message}`),
    ofNu,
  );
}

/** Runs IBM's accessibility engine; what it asks a person to confirm is no fault. */
export async function ibmFaults(page: Page): Promise<{ faults: string[]; passed: number }> {
  // Evaluated past the page's Content-Security-Policy.
  await page.evaluate(ibmEngine);
  const { results } = await page.evaluate<{ results: IbmResult[] }>(
    "new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2'])",
  );
  const of = (level: string) => results.filter(({ value }) => value[1] === level);
  const faults = of('FAIL').map(({ ruleId, message, snippet }) =>
    `${ruleId}: ${message} ${snippet}`.replace(/\s+/g, ' '),
  );
  return { faults: withoutFalsePositives(faults, ofIbm), passed: of('PASS').length };
}

export function policyFaults(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return withoutFalsePositives(
    findings.map(({ directive, description }) => `${directive}: ${description}`),
    ofPolicyEvaluator,
  );
}

/** The SpamAssassin rules that each mail breaks, without network tests. */
export function spamFaults(mails: readonly string[]): string[][] {
  // One process for all: starting takes most of its time.
  const box = mails.map((mail) => {
    const text = mail.replaceAll('\r\n', '\n').replace(/^From /gm, '>From ');
    return `From - Thu Jan  1 00:00:00 2026\n${text}\n\n`;
  });
  const run = spawnSync('spamassassin', ['--test-mode', '--local', '--mbox'], {
    input: box.join(''),
    encoding: 'utf8',
  });
  return [
    ...run.stdout.matchAll(/^X-Spam-Status: (?:.|\n\s)*?tests=((?:.|\n\s)*?) autolearn/gm),
  ].map(([, rules = '']) =>
    withoutFalsePositives(rules.replace(/\s/g, '').split(','), ofSpamAssassin),
  );
}

type IbmResult = { value: [string, string]; ruleId: string; message: string; snippet: string };

const ibmEngine = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8');
