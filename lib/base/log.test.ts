import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { log } from './log.ts';

/** Makes writes fail, or collects them. */
function writeTo(written: string[] | Error) {
  jest.spyOn(process.stdout, 'write').mockImplementation((...args: unknown[]) => {
    const done = args.at(-1) as (error?: Error) => void;
    if (Array.isArray(written)) written.push(String(args[0]));
    process.nextTick(done, written instanceof Error ? written : null);
    return true;
  });
}

it('says how many lines were lost, once it can be written again', async () => {
  writeTo(new Error('ENOSPC'));
  for (const event of ['one', 'two']) log.info(event);
  await new Promise(setImmediate);
  log.info('three');
  await new Promise(setImmediate);

  const written: string[] = [];
  writeTo(written);
  log.info('four');
  log.info('five');
  await new Promise(setImmediate);
  const lines = written.join('').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'log lines could not be written', lines: 3 }),
    expect.objectContaining({ event: 'four' }),
    expect.objectContaining({ event: 'five' }),
  ]);
});

it('shows no secret that an error quotes', async () => {
  process.env.DATABASE_URL = 'postgres://site:hunter2@db.example.com/site';
  const written: string[] = [];
  writeTo(written);
  log.error('failed', { error: new Error(`no ${process.env.DATABASE_URL}, not with hunter2`) });
  await new Promise(setImmediate);
  process.env.DATABASE_URL = '';
  expect(JSON.parse(written.join('')).error).toMatchObject({ message: 'no ***, not with ***' });
  expect(written.join('')).not.toContain('hunter2');
});

it('keeps about a megabyte for a reader that no longer reads', async () => {
  const writer = `
    const { log } = await import('./lib/base/log.ts');
    for (let line = 0; line < 20_000; line += 1) log.info('one of many lines', { line });
    process.stderr.write(String(process.stdout.writableLength));
    process.exit();`;
  // Nobody reads its standard output.
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', writer]);
  const kept = Number(await text(child.stderr));
  expect(kept).toBeGreaterThan(500_000);
  expect(kept).toBeLessThan(1_100_000);
});
