import { clientLimit } from './client-limit.ts';

const time = 600_000;
let now = 0;

beforeEach(() => {
  now = Date.UTC(2026, 0, 5);
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

it('says how long a client has to wait, until the time is over or the clock was set back', () => {
  const limit = clientLimit(() => 1, time);
  expect(limit('192.0.2.1')).toBe(0);
  now += 1_000;
  expect(limit('192.0.2.1')).toBe(time - 1_000);
  expect(limit('192.0.2.2')).toBe(0);
  now -= 86_400_000;
  expect(limit('192.0.2.1')).toBe(0);
  now += time;
  expect(limit('192.0.2.1')).toBe(0);
});

it('lets a whole /48 have no more than four clients, and nobody else wait for it', () => {
  const limit = clientLimit(() => 100, time);
  let taken = 0;
  for (let network = 0; network < 50_000; network += 1) {
    if (limit(`2001:db8:1:${network.toString(16)}::/64`) === 0) taken += 1;
  }
  expect(taken).toBe(400);
  expect(limit('2001:db8:2:1::/64')).toBe(0);
});

it('forgets whoever was heard of longest ago rather than refuse a new one', () => {
  const limit = clientLimit(() => 1, time);
  const many = Array.from({ length: 20_001 }, (_, number) => `client ${number}`);
  expect(new Set(many.map(limit))).toEqual(new Set([0]));
  expect(limit('client 20000')).toBeGreaterThan(0);
  expect(limit('client 0')).toBe(0);
});
