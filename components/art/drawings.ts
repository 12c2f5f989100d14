import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import { contentHash } from '@/lib/content-hash';
import { routes } from '@/lib/routes';
import { recolor } from './recolor';

/** A file of drawings/ without its ending: `services/seo`. */
export type DrawingName = `${(typeof rooms)[number]}/${string}`;

/** A drawing in today's colors, its size in the units that it is drawn in. */
export type Drawing = {
  /** What it shows, in the words of its `<title>`. */
  title: string;
  /** Address of its own file, which changes with it. */
  address: string;
  /** The whole file. */
  svg: string;
  /** The same as a group, for the inside of another `<svg>`; its ids are unlike other drawings'. */
  group: string;
  width: number;
  height: number;
};

const rooms = [
  'articles',
  'deliverables',
  'industries',
  'pages',
  'portraits',
  'projects',
  'services',
] as const;

const folder = path.join(process.cwd(), 'drawings');

const made = new Map<DrawingName, Drawing>();

/** A drawing by its name. @throws where there is none, or where it says something that it must not */
export function getDrawing(name: DrawingName): Drawing {
  const known = made.get(name);
  if (known) return known;
  if (!hasDrawing(name)) throw new Error(`There is no drawings/${name}.svg`);
  const drawing = toDrawing(name, readFileSync(fileOf(name), 'utf8'));
  made.set(name, drawing);
  return drawing;
}

/** Whether there is such a drawing; pages of an owner's own may have none yet. */
export function hasDrawing(name: DrawingName): boolean {
  return existsSync(fileOf(name));
}

/** All drawings there are. */
export function drawingNames(): DrawingName[] {
  return rooms.flatMap((room) =>
    readdirSync(path.join(folder, room))
      .filter((file) => file.endsWith('.svg'))
      .map((file): DrawingName => `${room}/${path.basename(file, '.svg')}`),
  );
}

/** A drawing from the text of its file, as written by hand or saved by a drawing program. */
export function toDrawing(name: DrawingName, source: string): Drawing {
  const file = `drawings/${name}.svg`;
  const { data } = optimize(source, {
    path: file,
    floatPrecision: 1,
    multipass: true,
    plugins: [
      'convertStyleToAttrs',
      recolor(file),
      // A part that a style sheet moves keeps its name: `moving-kite`.
      {
        name: 'preset-default',
        params: { overrides: { cleanupIds: { preservePrefixes: ['moving-'] } } },
      },
      { name: 'prefixIds', params: { prefix: name.replace('/', '-'), delim: '-' } },
    ],
  });
  const [, start = '', content = ''] = /^<svg ([^>]*)>(.*)<\/svg>$/s.exec(data) ?? [];
  const [named = '', title] = /<title[^>]*>([^<]*)<\/title>/.exec(content) ?? [];
  const [x, y, width = 0, height = 0] =
    /viewBox="([^"]*)"/.exec(start)?.[1]?.split(/[ ,]+/).map(Number) ?? [];
  if (!title) throw new Error(`${file}: an <svg> with a <title> is wanted`);
  if (x !== 0 || y !== 0 || !(width > 0) || !(height > 0)) {
    throw new Error(`${file}: a viewBox that begins with 0 0 is wanted`);
  }
  return {
    title: unescaped(title),
    address: routes.asset(`art/${name.replace('/', '-')}-${contentHash(data)}.svg`),
    svg: data,
    group: `<g ${start.replace(rootAttributes, '').trim()}>${content.replace(named, '')}</g>`,
    width,
    height,
  };
}

/** What only the outermost `<svg>` has. */
const rootAttributes = /(?<![\w-])(?:xmlns(?::\w+)?|viewBox|width|height|id|version)="[^"]*"/g;

function fileOf(name: DrawingName): string {
  return path.join(folder, `${name}.svg`);
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
