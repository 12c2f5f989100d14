/** @jest-environment jsdom */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { portraitAddress } from '#components/art/portrait.tsx';
import type { Member } from '#content/types.ts';
import { Team } from './team.tsx';

const drawn: Member = { name: 'Name', role: 'Director', bio: 'Directs.', portrait: 'waistcoat' };

const show = (members: readonly Member[]) => render(<Team members={members} heading="h3" />);

const widths = {
  2: 'sm:w-[calc(50%-.75rem)]',
  3: 'md:w-[calc(100%/3-1rem)]',
  4: 'lg:w-[calc(25%-1.125rem)]',
};

it.each<[count: number, columns: keyof typeof widths]>([
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
])('%d people stand in rows of %d', (count, columns) => {
  show(Array.from({ length: count }, (_, index) => ({ ...drawn, name: `Name ${index}` })));
  expect(screen.getAllByRole('listitem')).toHaveLength(count);
  for (const item of screen.getAllByRole('listitem')) expect(item).toHaveClass(widths[columns]);
});

it('a drawn portrait is decorative: the words are beside it', () => {
  const { container } = show([drawn]);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveAttribute('src', portraitAddress('waistcoat'));
});

describe('a photograph', () => {
  const home = process.cwd();
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'team-'));
    mkdirSync(path.join(folder, 'public/team'), { recursive: true });
    writeFileSync(path.join(folder, 'public/team/Amna K.jpg'), '');
    process.chdir(folder);
  });

  afterEach(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });

  it('is decorative, too, and loads lazily', () => {
    show([{ ...drawn, name: 'Amna K', portrait: 'Amna K.jpg' }]);
    const image = screen.getByRole('presentation');
    expect(image).toHaveAttribute('src', '/team/Amna%20K.jpg');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('width', '280');
    expect(image).toHaveAttribute('height', '320');
  });

  it('must be there', () => {
    expect(() => portraitAddress('nobody.jpg')).toThrow('There is no public/team/nobody.jpg');
  });
});
