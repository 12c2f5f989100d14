import { fnv1a, hashFraction, pick } from './hash.ts';

describe('fnv1a', () => {
  // Vectors from the authors' test suite.
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of %j', (text, hash) => {
    expect(fnv1a(text)).toBe(hash);
  });
});

describe('hashFraction', () => {
  it('spreads neighboring seeds over the whole range', () => {
    const fractions = Array.from({ length: 200 }, (_, i) => hashFraction(`page-${i}`));

    expect(Math.min(...fractions)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...fractions)).toBeLessThan(0.05);
    expect(Math.max(...fractions)).toBeGreaterThan(0.95);
    expect(Math.max(...fractions)).toBeLessThan(1);
  });
});

describe('pick', () => {
  it('reaches every option, deterministically', () => {
    const options = ['lajvard', 'firozi', 'genda'] as const;
    const picked = Array.from({ length: 60 }, (_, i) => pick(`page-${i}`, options));

    expect(new Set(picked)).toEqual(new Set(options));
    expect(pick('page-7', options)).toBe(picked[7]);
  });
});
