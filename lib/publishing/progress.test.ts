import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pagesFolder } from './pages.ts';
import { overwriteProgress, type Progress, readProgress, writeProgress } from './progress.ts';

afterEach(() => rmSync(pagesFolder(), { recursive: true, force: true }));

it('how it ended is told without more room', () => {
  const begun: Progress = { who: 'owner@example.com', pid: 1, begun: 1, step: 'pages', of: 250 };
  writeProgress({ ...begun, ended: { at: 2, how: 'failed', reason: 'x'.repeat(500) } });
  const { ino, size } = statSync(path.join(pagesFolder(), 'progress.json'));
  overwriteProgress({ ...begun, ended: { at: 3, how: 'disk full' } });
  expect(readProgress()?.ended).toEqual({ at: 3, how: 'disk full' });
  expect(statSync(path.join(pagesFolder(), 'progress.json'))).toMatchObject({ ino, size });
});
