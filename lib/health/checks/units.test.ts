import { appendFileSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkUnits } from './units.ts';

it('names the units that are others than those of this release', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
  expect(checkUnits(folder)).toEqual([]);
  const units = ['site.service', 'site-doctor.timer', 'two/site-check.service.d/ports.conf'];
  const copies = units.map((unit) => path.join(folder, unit.replace('two/', '')));
  for (const [at, unit] of units.entries()) cpSync(`deploy/${unit}`, copies[at] ?? '');
  expect(checkUnits(folder)).toMatchObject([{ state: 'ok' }]);
  appendFileSync(copies[1] ?? '', 'OnCalendar=daily\n');
  appendFileSync(copies[2] ?? '', '# of ours\n');
  const detail = expect.stringMatching(/^site-doctor.timer, site-check.service.d.ports.conf in /);
  expect(checkUnits(folder)).toMatchObject([{ state: 'failed', detail }]);
});
