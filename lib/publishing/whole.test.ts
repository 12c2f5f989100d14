import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aboutOf, proveWhole, writeProof } from './whole.ts';

const about = { code: 'code', map: 'map' };

let folder: string;
const page = () => path.join(folder, 'public/about.html');
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'whole-'));
  mkdirSync(path.join(folder, 'public'));
  writeFileSync(page(), '<h1>About</h1>');
  writeFileSync(path.join(folder, 'words.json'), '{}');
  writeProof(folder, about);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a folder as it was written is whole, whatever has come to it', async () => {
  writeFileSync(path.join(folder, '.built-from'), 'code');
  expect(await proveWhole(folder)).toBe(true);
  expect(aboutOf(folder)).toMatchObject(about);
});

it.each<[string, () => void]>([
  ['is missing', () => rmSync(page())],
  ['is cut', () => truncateSync(page(), 5)],
  ['is emptied', () => truncateSync(page())],
  ['is changed', () => writeFileSync(page(), '<h1>Above</h1>')],
])('a folder is not whole where a file %s', async (_, damage) => {
  damage();
  expect(await proveWhole(folder)).toBe(false);
});

it.each<[string, (proof: string) => void]>([
  ['is missing', (proof) => rmSync(proof)],
  ['is cut', (proof) => truncateSync(proof, 50)],
  ['is emptied', (proof) => truncateSync(proof)],
  ['lists no files', (proof) => writeFileSync(proof, JSON.stringify(about))],
])('a folder is not whole where its proof %s', async (_, damage) => {
  damage(path.join(folder, 'about.json'));
  expect(await proveWhole(folder)).toBe(false);
});
