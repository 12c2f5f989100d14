import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

type Run = { program: 'pg_dump' | 'pg_restore' | 'psql'; args: readonly string[] };

/**
 * Runs programs of PostgreSQL, each with what the one before it writes. None of what the last writes is read.
 *
 * @param databaseUrl of those that ask a database
 * @throws why one failed, or that it is not installed here
 */
export async function runPostgres(databaseUrl: string, ...runs: Run[]): Promise<void> {
  const url = new URL(databaseUrl);
  // As an argument, it would show in the list of processes.
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) };
  let before: ChildProcess | undefined;
  const ends = runs.map(({ program, args }, at) => {
    const isLast = at === runs.length - 1;
    const asked = program === 'pg_restore' ? [] : [`--dbname=${url}`];
    const child = spawn(program, [...args, ...asked], {
      stdio: [before ? 'pipe' : 'ignore', isLast ? 'ignore' : 'pipe', 'pipe'],
      env,
    });
    // Where one ends too early, it says why.
    if (before?.stdout && child.stdin) pipeline(before.stdout, child.stdin).catch(() => undefined);
    before = child;
    return endOf(program, child);
  });
  await Promise.all(ends);
}

async function endOf(program: string, child: ChildProcess): Promise<void> {
  const said = child.stderr ? text(child.stderr) : '';
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${program} is not installed here: run this where it is`);
  });
  if (code !== 0) throw new Error(`${program} failed: ${(await said).trim()}`);
}
