import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pruneReleases } from './releases.ts';

const day = (number: number) => `2026-11-0${number}-1200`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'releases-'));
  for (const number of [3, 1, 5, 2, 4]) {
    mkdirSync(path.join(root, 'releases', day(number), 'dist'), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const link = (name: string, number: number) =>
  symlinkSync(path.join(root, 'releases', day(number)), path.join(root, name));
const left = () => readdirSync(path.join(root, 'releases')).sort();

it('keeps the newest releases', () => {
  link('current', 5);
  link('previous', 4);
  expect(pruneReleases(root, 3)).toEqual({
    kept: [day(3), day(4), day(5)],
    removed: [day(1), day(2)],
  });
  expect(left()).toEqual([day(3), day(4), day(5)]);
});

it('keeps the current and the previous release, however old', () => {
  link('current', 1);
  link('previous', 3);
  expect(pruneReleases(root, 1).removed).toEqual([day(2), day(4)]);
  expect(left()).toEqual([day(1), day(3), day(5)]);
});

it('deletes nothing on a dry run, and no more on a second run', () => {
  link('current', 5);
  expect(pruneReleases(root, 2, { dryRun: true }).removed).toEqual([day(1), day(2), day(3)]);
  expect(left()).toHaveLength(5);
  pruneReleases(root, 2);
  expect(pruneReleases(root, 2).removed).toEqual([]);
});

it('keeps folders with another name', () => {
  link('current', 5);
  mkdirSync(path.join(root, 'releases/by-hand'));
  pruneReleases(root, 1);
  expect(left()).toEqual([day(5), 'by-hand']);
});

it('deletes nothing without a current release', () => {
  expect(() => pruneReleases(root, 1)).toThrow('current');
  link('current', 5);
  rmSync(path.join(root, 'releases', day(5)), { recursive: true });
  expect(() => pruneReleases(root, 1)).toThrow('current');
  expect(existsSync(path.join(root, 'releases', day(1)))).toBe(true);
});
