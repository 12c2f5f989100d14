/** Which files import which: docs/decisions/041-rooms-by-subject.md. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** From the ground up: a room imports those of the lines below it, and none of its own line. */
const floors = [
  ['lib/base'],
  ['lib/content', 'lib/database'],
  ['lib/site'],
  ['lib/post'],
  ['lib/http'],
  ['lib/desk'],
  ['lib/leads', 'lib/words'],
  ['lib/publishing'],
  ['lib/letters', 'lib/visits', 'lib/editing'],
  ['lib/privacy', 'lib/health', 'lib/held'],
  ['components'],
  ['server'],
  ['app', 'browser', 'tools'],
  ['cli'],
  ['testing'],
];

const files = globSync(['*.{ts,mjs}', `{${[...floors].flat()}}/**/*.{ts,tsx,mjs}`]).filter(
  (file) => !/\.test\.|^(?:testing|jest)\b/.test(file),
);

it('lists each room, as the map does', () => {
  const listed = floors.flat().filter((one) => one.startsWith('lib/'));
  const map =
    readFileSync('README.md', 'utf8')
      .match(/^\| `.*?\|/gm)
      ?.join() ?? '';
  expect(map.match(/\w+/g)?.map((name) => `lib/${name}`)).toEqual(listed);
  expect(listed.toSorted()).toEqual(globSync('lib/*/').map(path.normalize).sort());
});

it('imports rooms below, by the files at their top', () => {
  expect(files.length).toBeGreaterThan(500);
  const wrong = files.flatMap((file) =>
    importsOf(file).flatMap((name) => {
      const reason = refusal(file, name);
      return reason ? [`${file} imports ${name}: ${reason}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

/** Why a file may not import another. Undefined where it may, or it is a package. */
function refusal(file: string, name: string): string | undefined {
  if (!isOurs(name)) return;
  const target = targetOf(file, name);
  const [from, to] = [roomOf(file), roomOf(target)];
  if (name.startsWith('../') && (from !== to || !from.startsWith('lib/')))
    return 'of another room by #';
  if (from === to) return;
  if (to.startsWith('lib/') && path.dirname(target) !== to) return 'it is its room’s own';
  return floorOf(to) < floorOf(from) ? undefined : 'it does not stand below';
}

function importsOf(file: string) {
  const found = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?:type )?(?:[^;']*? from )?'(?<name>[^']+)';|\bimport\('(?<late>[^']+)'\)/gm,
  );
  return [...found].map(({ groups: { name, late } = {} }) => name ?? late ?? '');
}

const isOurs = (name: string) => /^[#.]/.test(name);

const targetOf = (file: string, name: string) =>
  name.startsWith('#') ? name.slice(1) : path.join(path.dirname(file), name);

/** What stands beside the rooms, as `next.config.mjs`, is above all of them. */
function floorOf(room: string): number {
  const floor = floors.findIndex((rooms) => rooms.includes(room));
  return floor < 0 ? floors.length : floor;
}

const roomOf = (file: string) => file.split('/', file.startsWith('lib/') ? 2 : 1).join('/');
