import { agency, agencyJson } from '#testing/agency.ts';
import { seedHeldLead, seedLead } from '#testing/seed.ts';
import { emptyStore, stored } from '#testing/stored.ts';

beforeEach(emptyStore);

describe('leads release', () => {
  it('queues the mail of a suspect, once', async () => {
    const id = await seedHeldLead();
    const codes = [await agency('leads', 'release', id), await agency('leads', 'release', id)];
    expect(codes.map(({ code }) => code)).toEqual([0, 1]);
    expect(stored('leads')).toMatchObject([{ id, suspicion: null }]);
    expect(stored('outbox')).toMatchObject([{ kind: 'lead', subject_id: id, sent_at: null }]);
  });

  it('fails for an unknown id', async () => {
    expect((await agency('leads', 'release', 'nothing')).code).toBe(1);
  });
});

describe('leads dismiss', () => {
  it('removes a suspect from the held ones, and once that is undone it can be released', async () => {
    const id = await seedHeldLead();
    expect((await agency('leads', 'dismiss', id.slice(0, 8))).code).toBe(0);
    expect(await agencyJson('leads', 'list', '--state', 'held')).toEqual([]);
    expect((await agency('leads', 'dismiss', id)).code).toBe(1);
    expect((await agency('leads', 'release', id)).err).toContain('by a command');
    expect((await agency('leads', 'undo', id)).code).toBe(0);
    expect((await agency('leads', 'undo', id)).code).toBe(1);
    expect((await agency('leads', 'release', id)).code).toBe(0);
    expect(await agencyJson('leads', 'list')).toMatchObject([{ id, state: 'waiting' }]);
    expect(stored('changes')).toMatchObject([
      { who: 'command', what: 'message dismissed', which: id, number: 1 },
      { who: 'command', what: 'message mark undone', which: id, number: 2 },
      { who: 'command', what: 'message released', which: id, number: 3 },
    ]);
  });

  it('dismisses with --all-held every suspect, and nothing else', async () => {
    await seedHeldLead();
    await seedHeldLead();
    await seedLead();
    expect(await agencyJson('leads', 'dismiss', '--all-held')).toEqual({ dismissed: 2 });
    expect(stored('leads').filter(({ dismissed_at }) => dismissed_at !== null)).toHaveLength(2);
  });
});
