/** @jest-environment jsdom */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { portraitAddress } from '#components/art/portrait.tsx';
import { Team } from './team.tsx';

const home = process.cwd();

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'team-'));
  mkdirSync(path.join(folder, 'public/team'), { recursive: true });
  writeFileSync(path.join(folder, 'public/team/Amna K.jpg'), '');
  process.chdir(folder);
});

afterEach(() => process.chdir(home));

test('a photograph is decorative and loads lazily', () => {
  const member = { name: 'Amna K', role: 'Director', bio: 'Directs.', portrait: 'Amna K.jpg' };
  render(<Team members={[member]} heading="h3" />);
  const image = screen.getByRole('presentation');
  expect(image).toHaveAttribute('src', '/team/Amna%20K.jpg');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('a photograph must be there', () => {
  expect(() => portraitAddress('nobody.jpg')).toThrow('There is no public/team/nobody.jpg');
});
