import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { env } from '#lib/base/env.ts';

/**
 * Runs a program of PostgreSQL, those that ask a database on that of DATABASE_URL. None of what it writes is read.
 *
 * @throws why it failed, or that it is not installed here
 */
export async function runPostgres(
  program: 'pg_dump' | 'pg_restore' | 'psql',
  ...args: readonly string[]
): Promise<void> {
  const url = new URL(env().DATABASE_URL ?? '');
  // As an argument, it would show in the list of processes.
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  const asked = program === 'pg_restore' ? [] : [`--dbname=${url}`];
  const options = { env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) } };
  await promisify(execFile)(program, [...args, ...asked], options).catch(({ code, stderr }) => {
    throw new Error(
      code === 'ENOENT'
        ? `${program} is not installed here: run this where it is`
        : `${program} failed: ${String(stderr).trim()}`,
    );
  });
}
