import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entriesOf } from '#app/desk/parts/menu.tsx';
import { commands } from '#cli/commands.ts';
import { settingNames } from '#lib/base/env.ts';
import type { Person } from '#lib/desk/people.ts';

const guides = globSync(['*.md', 'docs/**/*.md']).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

const owner = { role: 'owner', mayPublish: true } as Person;
const deskPages = [true, false].flatMap((areDaily) => entriesOf(owner, areDaily));

// A changelog names what has gone, too.
const current = guides.filter(({ file }) => file !== 'CHANGELOG.md');

/** What is set as code, in a line or a block. */
const code = current
  .flatMap(({ text }) => [...text.matchAll(codeIn())].map(([found]) => found))
  .join('\n');

it('name files and folders that there are', () => {
  const rooms = globSync('*/').filter((room) => room !== 'node_modules');
  const below = new RegExp(`(?<![\\w./-])(?:${rooms.join('|')})/[\\w./@()[\\]-]*`, 'g');
  const named = [...new Set([...code.matchAll(below)].map(([name]) => name))];
  expect(named.length).toBeGreaterThan(150);
  // A word in capitals is any name.
  const isOne = (name: string) => !/[A-Z]{4}/.test(name);
  expect(named.filter((name) => isOne(name) && !existsSync(name))).toEqual([]);
});

it('name scripts that there are', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const run = [...code.matchAll(/npm (?:--prefix \S+ )?run (?:-s )?([\w:]+)/g)];
  expect(run.length).toBeGreaterThan(30);
  expect(run.filter(([, script = '']) => !(script in scripts)).map(([line]) => line)).toEqual([]);
});

it('name commands that there are, and all of them', () => {
  const all = Object.keys(commands).map((name) => name.replace(/ [<[].*/, ''));
  const typed = [...code.matchAll(/agency(?: --|\.mjs)? ([a-z]+(?: [a-z][a-z-]*)?)/g)];
  const words = typed.map(([, name = '']) => `${name} `);
  const begins = (line: string) => (name: string) => line.startsWith(`${name} `);
  expect(words.filter((line) => line !== 'leads ' && !all.some(begins(line)))).toEqual([]);
  expect(all.filter((name) => !words.some((line) => begins(line)(name)))).toEqual([]);
});

it('name settings that there are', () => {
  const deploy = globSync('deploy/*', { exclude: ['deploy/two'] });
  const others = deploy.map((file) => readFileSync(file, 'utf8')).join('\n');
  const named = [...new Set([...code.matchAll(/\b[A-Z]+_[A-Z_]+\b/g)].map(([name]) => name))];
  const ours = new Set(['YOUR_REPOSITORY', 'LEADS_KEY', ...settingNames]);
  expect(named.filter((name) => !ours.has(name) && !others.includes(name))).toEqual([]);
});

it('name pages and buttons of the desk as the desk does', () => {
  const sources = globSync('{app/desk,browser,lib}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.ts*'],
  });
  const said = sources.map((file) => readFileSync(file, 'utf8')).join(' ');
  const desk = said.replace(/\s+/g, ' ');
  const prose = current.map(({ text }) => text.replace(codeIn(), '')).join('\n');
  const named = [...prose.matchAll(/(?<![\w/])_([^_\n]+)_(?!\w)/g)].map(([, name = '']) => name);
  expect(deskPages.filter(({ name }) => !named.includes(name))).toEqual([]);
  // “Add” is put together with what is added.
  expect(named.filter((name) => !name.startsWith('Add ') && !desk.includes(name))).toEqual([]);
});

it('have links that lead somewhere', () => {
  const links = guides.flatMap(({ file, text }) => {
    const prose = text.replace(codeIn(), '');
    return [...prose.matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)/g)].map(
      ([, target, heading]) => {
        const to = target ? path.join(path.dirname(file), target) : file;
        return { file, to, heading };
      },
    );
  });
  expect(links.length).toBeGreaterThan(50);
  const broken = links.filter(
    ({ to, heading }) => !existsSync(to) || (heading && !headings(to).includes(heading)),
  );
  expect(broken).toEqual([]);
});

function codeIn() {
  return /^ *```[\s\S]*?^ *```|`[^`\n]+`/gm;
}

/** As GitHub names them in addresses. */
function headings(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
