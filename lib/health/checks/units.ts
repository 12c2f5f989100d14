import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Check, checkOf } from '../check.ts';

const releases = 'deploy';

/** Whether the units of systemd are those of this release: no new version brings them there. Nothing where none are. */
export function checkUnits(installed = '/etc/systemd/system'): Check[] {
  const { ok, failed } = checkOf('units', {
    works: 'What starts the site on the server fits this version',
    fails: 'What starts the site on the server is of another version',
  });
  const there = globSync(`${releases}/**/site*.{service,timer,socket}{,.d/*.conf}`)
    .sort()
    .map((file) => ({ file, copy: path.join(/* turbopackIgnore: true */ installed, nameOf(file)) }))
    .filter(({ copy }) => existsSync(copy));
  if (there.length === 0) return [];
  const others = there.filter(
    ({ file, copy }) => readFileSync(file, 'utf8') !== readFileSync(copy, 'utf8'),
  );
  if (others.length === 0) return [ok(`those in ${installed} are those of ${releases}/`)];
  const names = others.map(({ copy }) => path.relative(installed, copy)).join(', ');
  return [failed(`${names} in ${installed} differ from ${releases}/: docs/deploy.md, step 3`)];
}

/** Those for two instances are in a folder of their own. */
const nameOf = (file: string) => path.relative(releases, file).replace(/^two\//, '');
