import { box } from './box';
import { card, type Mark, slab } from './mark';
import { merge } from './merge';

describe('merge', () => {
  it('puts marks that are painted alike into one path', () => {
    const layers = merge([
      slab(box(0, 0, 10, 10), 'red'),
      slab(box(20, 0, 10, 10), 'blue'),
      slab(box(40, 0, 10, 10), 'red'),
    ]);

    expect(layers).toHaveLength(2);
    expect(layers.find(({ paint }) => paint.fill === 'red')?.d).toBe(
      'M0 0h10v10h-10zM40 0h10v10h-10z',
    );
  });

  it('keeps what covers above what it covers', () => {
    const marks: Mark[] = [
      card(box(0, 0, 100, 100), 'red'),
      card(box(10, 10, 80, 80), 'blue'),
      card(box(20, 20, 60, 60), 'red'),
      card(box(30, 30, 10, 10), 'blue'),
    ];

    expect(merge(marks).map(({ paint }) => paint.fill)).toEqual(['red', 'blue', 'red', 'blue']);
  });

  it('lets a mark wait so that it can join a later one', () => {
    const layers = merge([
      slab(box(0, 0, 10, 10), 'blue'),
      slab(box(50, 0, 30, 30), 'red'),
      slab(box(60, 5, 10, 10), 'blue'),
    ]);

    expect(layers.map(({ paint }) => paint.fill)).toEqual(['red', 'blue']);
  });
});
