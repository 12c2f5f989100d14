import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeProof } from '../whole.ts';
import { findEarlier } from './earlier.ts';

const dictionary = '/assets/dictionary-01234567.txt';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'earlier-'));
  mkdirSync(path.join(folder, 'public/assets'), { recursive: true });
  writeFileSync(path.join(folder, `public${dictionary}`), 'a dictionary');
  writeFileSync(path.join(folder, 'public/about.html.br'), 'a compressed copy');
  writeFileSync(path.join(folder, 'made-of.json'), JSON.stringify({ '/about': 'hash' }));
  writeProof(folder, { code: 'code', map: 'map' });
});
afterEach(() => rmSync(folder, { recursive: true }));

it('what the same code has made with the same dictionary is taken over', async () => {
  const earlier = await findEarlier([folder], 'code', dictionary);
  expect(earlier?.madeOf).toEqual({ '/about': 'hash' });
  expect(String(earlier?.read('/about.html.br'))).toBe('a compressed copy');
  expect(earlier?.read('/contact.html')).toBeUndefined();
});

it('nothing is taken over that other code has made, or with another dictionary', async () => {
  expect(await findEarlier([folder], 'other code', dictionary)).toBeUndefined();
  expect(await findEarlier([folder], 'code', '/assets/dictionary-89abcdef.txt')).toBeUndefined();
});

it('nothing is taken over of a folder with a damaged copy', async () => {
  writeFileSync(path.join(folder, 'public/about.html.br'), 'a compressed');
  expect(await findEarlier([folder], 'code', dictionary)).toBeUndefined();
});

it('of several folders, the first that is whole is taken', async () => {
  const whole = `${folder}/whole`;
  cpSync(path.join(folder, 'public'), path.join(whole, 'public'), { recursive: true });
  writeFileSync(path.join(whole, 'made-of.json'), JSON.stringify({ '/contact': 'hash' }));
  writeProof(whole, { code: 'code', map: 'other map' });
  writeFileSync(path.join(folder, 'public/about.html.br'), 'a compressed');
  const earlier = await findEarlier([`${folder}/missing`, folder, whole], 'code', dictionary);
  expect(earlier?.madeOf).toEqual({ '/contact': 'hash' });
});
