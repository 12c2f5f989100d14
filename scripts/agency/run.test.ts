import { getStore } from '@/lib/store/store';
import { agency, agencyJson } from '@/testing/agency';
import { commands } from './table';

beforeAll(getStore);

const names = Object.keys(commands);

describe('help', () => {
  it.each([[], ['help'], ['--help'], ['-h']])('lists every command for %j', async (...argv) => {
    const { code, out } = await agency(...argv);
    expect(code).toBe(0);
    for (const name of names) expect(out).toContain(name);
  });

  it.each(names)('of `%s` has its usage and what it does', async (name) => {
    const { code, out } = await agency(...name.split(' '), '--help');
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^agency ${name}.*\n +\\S`));
    expect((await agency('help', ...name.split(' '))).out).toBe(out);
  });

  it.each([[['leads', '--help']], [['help', 'leads']], [['leads']]])(
    '%j has all the commands of the group',
    async (argv) => {
      const { code, out } = await agency(...argv);
      expect(code).toBe(0);
      const ofLeads = names.filter((name) => name.startsWith('leads '));
      expect(out.match(/^agency \w+ \w+/gm)).toEqual(ofLeads.map((name) => `agency ${name}`));
    },
  );

  it('fails for an unknown command', async () => {
    expect((await agency('help', 'nonsense')).code).toBe(2);
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
    [['subscribers', 'export']],
    [['subscribers', 'remove']],
    [['person', 'erase']],
    [['person', 'correct', 'a@example.com']],
    [['person', 'correct', 'a@example.com', '--email', 'not an address']],
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
    [['help']],
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
