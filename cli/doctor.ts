import { count, reasonOf } from '#lib/base/text.ts';
import { type Check, checkOf } from '#lib/health/check.ts';
import { checkStore, checkSurroundings } from '#lib/health/checks.ts';
import type { Answer } from './answer.ts';
import { databaseNotFound, onStore } from './open-store.ts';
import { columns } from './text.ts';

export async function answerDoctor(sendTest: boolean): Promise<Answer> {
  return report([
    checkOf('settings').ok('every variable is valid'),
    ...(await checkDatabase()),
    ...(await checkSurroundings(sendTest)),
  ]);
}

async function checkDatabase(): Promise<Check[]> {
  const { failed, skipped } = checkOf('database');
  const notFound = databaseNotFound();
  if (notFound) return [skipped(`none at ${notFound} yet: the site creates it at its first start`)];
  return onStore(checkStore).catch((error) => [failed(reasonOf(error))]);
}

function report(checks: readonly Check[]): Answer {
  const failed = checks.filter(({ state }) => state === 'failed').length;
  const skipped = checks.filter(({ state }) => state === 'skipped').length;
  const lines = columns(checks.map(({ state, name, detail }) => [state, name, detail]));
  const text = `${lines}\n${count(failed, 'check')} failed, ${skipped} skipped.`;
  // The rest is what the desk says of it.
  const data = checks.map(({ name, state, detail, cause }) => ({ name, state, detail, cause }));
  return { text, data: { healthy: failed === 0, checks: data }, exitCode: failed === 0 ? 0 : 1 };
}
