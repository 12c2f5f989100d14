import { log } from './log.ts';

/** Makes writes fail, or collects them. @param unread of what was written, in bytes */
function writeTo(written: string[] | Error, unread = 0) {
  const write = (line: string, done: (error: Error | null) => void) => {
    if (Array.isArray(written)) written.push(line);
    process.nextTick(done, written instanceof Error ? written : null);
  };
  const output = { writableLength: unread, write } as unknown as typeof process.stdout;
  jest.spyOn(process, 'stdout', 'get').mockReturnValue(output);
}

it('says how many lines were lost to a full disk, or to a reader that no longer reads', async () => {
  writeTo(new Error('ENOSPC'));
  for (const event of ['one', 'two']) {
    log.info(event);
    await new Promise(setImmediate);
  }
  writeTo([], 1024 ** 2 + 1);
  log.info('three');
  const written: string[] = [];
  writeTo(written);
  log.info('four');
  log.info('five');
  const lines = written.join('').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'log lines could not be written', lines: 3 }),
    expect.objectContaining({ event: 'four' }),
    expect.objectContaining({ event: 'five' }),
  ]);
});

it('shows no secret that an error quotes', () => {
  process.env.DATABASE_URL = 'postgres://site:hunter2@db.example.com/site';
  const written: string[] = [];
  writeTo(written);
  log.error('failed', { error: new Error(`no ${process.env.DATABASE_URL}, not with hunter2`) });
  process.env.DATABASE_URL = '';
  expect(JSON.parse(written.join('')).error).toMatchObject({ message: 'no ***, not with ***' });
  expect(written.join('')).not.toContain('hunter2');
});
