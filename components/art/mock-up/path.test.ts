import { joinPaths } from './path';

describe('joinPaths', () => {
  it('moves relative to the end of the path before, where that is shorter', () => {
    expect(joinPaths(['M104 182h20', 'M124 190h8'])).toBe('M104 182h20m0 8h8');
    expect(joinPaths(['M10 10h10v10h-10z', 'M130 10h10'])).toBe('M10 10h10v10h-10zm120 0h10');
    expect(joinPaths(['M100 100h100', 'M1 2h1'])).toBe('M100 100h100M1 2h1');
  });

  it('follows curves and arcs to their ends', () => {
    expect(joinPaths(['M100 100q5-9 10 0t10 0', 'M120 100h1'])).toBe(
      'M100 100q5-9 10 0t10 0m0 0h1',
    );
    expect(joinPaths(['M100 100a9 9 0 1 1 18 0', 'M118 105h1'])).toBe(
      'M100 100a9 9 0 1 1 18 0m0 5h1',
    );
  });

  it('writes numbers short', () => {
    expect(joinPaths(['M0.5 -0.25h1'])).toBe('M.5-.2h1');
  });
});
