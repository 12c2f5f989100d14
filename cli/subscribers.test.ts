import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/env.ts';
import { agency, agencyJson } from '#testing/agency.ts';
import { seedSubscriber } from '#testing/seed.ts';
import { emptyStore, stored } from '#testing/stored.ts';
import { answerCsv } from './csv.ts';

beforeEach(async () => {
  emptyStore();
  await seedSubscriber('reader@example.com');
  await seedSubscriber('gone@example.com', 5);
});

describe('subscribers list', () => {
  it('has the subscribers', async () => {
    expect(await agencyJson('subscribers', 'list')).toMatchObject([
      { email: 'reader@example.com' },
    ]);
  });

  it('also has former ones with --all', async () => {
    const { out } = await agency('subscribers', 'list', '--all');
    expect(out).toContain('reader@example.com');
    expect(out).toContain('gone@example.com');
  });
});

describe('subscribers export', () => {
  const newFile = () => path.join(mkdtempSync(path.join(env().DATA_DIR, 'csv-')), 'list.csv');

  it('has a row for each with their unsubscribe address', async () => {
    const { out } = await agency('subscribers', 'export', '--csv');
    const [head, line, rest] = out.split('\r\n');
    expect(head).toBe('"email","consent_at","consent_page","policy_date","unsubscribe_url"');
    expect(line).toMatch(/^"reader@example.com","\d{4}-.*Z","\/","2025-08-29","https:/);
    expect(line).toContain(stored('subscribers').find((one) => !one.unsubscribed_at)?.token);
    expect(rest).toBe('');
  });

  it('writes a file that only its owner can read', async () => {
    const file = newFile();
    expect((await agency('subscribers', 'export', '--csv', file)).code).toBe(0);
    const printed = (await agency('subscribers', 'export', '--csv')).out;
    expect(readFileSync(file, 'utf8')).toBe(printed);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('overwrites no file', async () => {
    const file = newFile();
    await agency('subscribers', 'export', '--csv', file);
    const { code, err } = await agency('subscribers', 'export', '--csv', file);
    expect(code).toBe(1);
    expect(err).toContain(`${file} already exists`);
  });

  it('fails if the file cannot be written', async () => {
    const { code, err } = await agency(
      'subscribers',
      'export',
      '--csv',
      '/no/such/folder/list.csv',
    );
    expect({ code, said: /folder\/list.csv cannot be written/.test(err) }).toEqual({
      code: 1,
      said: true,
    });
  });
});

describe('subscribers remove', () => {
  const reader = () => stored('subscribers').find(({ email }) => email === 'reader@example.com');

  it('unsubscribes an address typed in any case, and keeps the record', async () => {
    const { code, out } = await agency('subscribers', 'remove', 'Reader@EXAMPLE.com');
    expect({ code, said: out.includes('is unsubscribed') }).toEqual({ code: 0, said: true });
    expect(await agencyJson('subscribers', 'list')).toEqual([]);
    expect(reader()?.unsubscribed_at).toEqual(expect.any(Number));
  });

  it('keeps the others subscribed', async () => {
    await seedSubscriber('other@example.com');
    await agency('subscribers', 'remove', 'reader@example.com');
    expect(await agencyJson('subscribers', 'list')).toMatchObject([{ email: 'other@example.com' }]);
  });

  it('changes nothing if the reader had already unsubscribed', async () => {
    const before = stored('subscribers');
    const { code, out } = await agency('subscribers', 'remove', 'gone@example.com');
    expect({ code, said: out.includes('already') }).toEqual({ code: 0, said: true });
    expect(stored('subscribers')).toEqual(before);
  });

  it('fails for an unknown address', async () => {
    const { code, err } = await agency('subscribers', 'remove', 'nobody@example.com');
    expect({ code, named: err.includes('nobody@example.com') }).toEqual({ code: 1, named: true });
  });
});

describe('answerCsv', () => {
  it.each([
    ['a quote', 'say "hi"', '"say ""hi"""'],
    ['a comma', 'a,b', '"a,b"'],
    ['a line break', 'a\r\nb', '"a\r\nb"'],
    ['a formula', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['a plus', '+92', '"\'+92"'],
    ['a minus', '-1', '"\'-1"'],
    ['an at-sign', '@SUM(A1)', '"\'@SUM(A1)"'],
    ['a tab', '\t=1', '"\'\t=1"'],
    ['a line feed', '\n=1', '"\'\n=1"'],
    ['letters', 'Zoë', '"Zoë"'],
  ])('writes %s so that a spreadsheet reads it as text', (_, value, expected) => {
    const printed = { file: undefined, noun: 'line', total: 'lines' };
    const { text } = answerCsv(['cell'], [{ cell: value }], printed);
    expect(text).toBe(`"cell"\r\n${expected}\r\n`);
  });
});
