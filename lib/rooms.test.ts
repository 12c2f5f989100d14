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

/** All that the files of `browser/` take along, and so is sent to visitors or to the desk. */
const sent = [
  'components/home/article-sheet.ts',
  'components/portfolio/filter-words.ts',
  'components/ui/adopt-sheet.ts',
  'components/ui/disclosure-mark.tsx',
  'components/ui/still-page.ts',
  'components/ui/to-chat.ts',
  'components/ui/toast/place-toast.ts',
  'components/ui/toast/toast-sheet.ts',
  'components/ui/toast/toast.ts',
  'lib/base/escape-html.ts',
  'lib/base/palette.ts',
  'lib/base/text-field.ts',
  'lib/base/zone-clock.ts',
  'lib/content/parser.ts',
  'lib/content/routes.ts',
  'lib/leads/contact-fields.ts',
  'lib/leads/honeypot.ts',
  'lib/leads/mail-link.ts',
  'lib/leads/source.ts',
  'lib/site/opening.ts',
  'lib/visits/beacon.ts',
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
    importsOf(file).flatMap(({ name }) => {
      const reason = refusal(file, name);
      return reason ? [`${file} imports ${name}: ${reason}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

it('sends browsers what is listed', () => {
  const reached = new Set(files.filter((file) => file.startsWith('browser/')));
  for (const file of reached)
    for (const { name, isType } of importsOf(file))
      if (!isType && isOurs(name)) reached.add(targetOf(file, name));
  expect([...reached].filter((file) => !file.startsWith('browser/')).sort()).toEqual(sent);
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
    /^(?:import|export) (?<type>type )?(?:[^;']*? from )?'(?<name>[^']+)';|\bimport\('(?<late>[^']+)'\)/gm,
  );
  return [...found].map(({ groups: { type, name, late } = {} }) => ({
    name: name ?? late ?? '',
    isType: type !== undefined,
  }));
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
