import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLocked, takeLock } from './lock.ts';
import { pagesFolder } from './pages.ts';

afterEach(() => rmSync(pagesFolder(), { recursive: true, force: true }));

it('is had by one at a time, until that one lets go', () => {
  const lock = takeLock();
  expect(isLocked()).toBe(true);
  lock?.[Symbol.dispose]();
  expect(isLocked()).toBe(false);
});

it('is had again where its file was damaged', () => {
  mkdirSync(pagesFolder(), { recursive: true });
  writeFileSync(path.join(pagesFolder(), 'lock.sqlite'), 'x'.repeat(5_000));
  using _lock = takeLock();
  expect(isLocked()).toBe(true);
});
