import { getStore } from '#lib/store/store.ts';
import { agency, agencyJson } from '#testing/agency.ts';

beforeAll(getStore);

it.each([[], ['help'], ['leads', '--help']])('shows the commands for %j', async (...argv) => {
  const { code, out } = await agency(...argv);
  expect(code).toBe(0);
  expect(out).toMatch(/^Usage: npm run agency -- [\s\S]*Commands:/);
});

it.each([[['nonsense']], [['doctor', '--nonsense']], [['leads', 'retry']], [['alert', 'send']]])(
  '%j is wrong usage: it exits with 2 and says why on stderr',
  async (argv) => {
    const { code, out, err } = await agency(...argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/\S/);
  },
);

it('answers with --json in JSON on stdout, also where it fails', async () => {
  expect(await agencyJson('alert', 'send')).toEqual({ error: expect.any(String) });
  const { code, out, err } = await agency('doctor', '--json');
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(JSON.parse(out)).toMatchObject({ healthy: false });
});
