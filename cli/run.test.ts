import { getStore } from '#lib/store/store.ts';
import { agency, agencyJson } from '#testing/agency.ts';

beforeAll(getStore);

describe('help', () => {
  it.each([[], ['help'], ['--help']])('lists the commands for %j', async (...argv) => {
    const { code, out } = await agency(...argv);
    expect(code).toBe(0);
    for (const name of ['leads', 'newsletter', 'doctor']) expect(out).toContain(`  ${name}`);
  });

  it('of a command has its usage and what it does', async () => {
    const { code, out } = await agency('leads', 'list', '--help');
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: npm run agency -- leads list \[options\]\n\nThe latest messages/);
  });
});

describe('wrong usage', () => {
  it.each([
    [['nonsense']],
    [['leads', 'nonsense']],
    [['--nonsense']],
    [['leads', 'list', '--nonsense']],
    [['leads', 'list', 'one-too-many']],
    [['leads', 'list', '--limit', 'many']],
    [['leads', 'list', '--state', 'nonsense']],
    [['leads', 'show']],
    [['leads', 'retry']],
    [['leads', 'retry', 'an-id', '--all-failed']],
    [['leads', 'report', '--weeks', '2', '--since', '2026-01-05']],
    [['subscribers', 'remove']],
    [['person', 'erase']],
    [['person', 'correct', 'a@example.com']],
    [['person', 'correct', 'a@example.com', '--email', 'not an address']],
    [['newsletter', 'send']],
    [['backup']],
    [['doctor', '--name-server', 'nonsense']],
    [['doctor', '--dkim-selector', 'no name']],
  ])('%j exits with 2 and says why on stderr', async (argv) => {
    const { code, out, err } = await agency(...argv);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/\S/);
  });

  it('is reported as JSON with --json', async () => {
    expect(await agencyJson('leads', 'show')).toEqual({ error: expect.any(String) });
  });
});

describe('--json', () => {
  it.each([
    [['leads', 'list']],
    [['leads', 'retry', '--all-failed']],
    [['subscribers', 'list']],
    [['subscribers', 'export']],
    [['person', 'export', 'nobody@example.com']],
    [['person', 'erase', 'nobody@example.com']],
    [['retention']],
  ])('%j can be parsed', async (argv) => {
    const { code, out, err } = await agency(...argv, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toBeInstanceOf(Object);
  });

  it('can be parsed if the command fails, too', async () => {
    const { code, out, err } = await agency('doctor', '--json');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(JSON.parse(out)).toMatchObject({ healthy: false });
  });
});
