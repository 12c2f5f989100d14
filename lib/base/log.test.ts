import { log } from './log.ts';

/** Collects what is written. @param unread of what was written before, in bytes */
function writeTo(written: string[], unread = 0) {
  const output = { writableLength: unread, write: (line: string) => written.push(line) };
  jest.spyOn(process, 'stdout', 'get').mockReturnValue(output as never);
}

it('keeps no lines for a reader that no longer reads', () => {
  const written: string[] = [];
  writeTo(written, 1024 ** 2 + 1);
  log.info('one');
  expect(written).toEqual([]);
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
