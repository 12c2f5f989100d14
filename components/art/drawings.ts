import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import { contentHash } from '#lib/base/content-hash.ts';
import { unescapeHtml } from '#lib/base/escape-html.ts';
import { routes } from '#lib/content/routes.ts';
import { recolor } from './recolor.ts';

/** Path below drawings/, without its ending: `services/seo`. */
export type DrawingName = `${(typeof rooms)[number]}/${string}`;

export type Drawing = {
  /** Alternative text: its `<title>`. */
  title: string;
  address: string;
  svg: string;
  /** As a `<g>` for use inside another `<svg>`; its ids are prefixed, what moves has a class. */
  group: string;
  width: number;
  height: number;
};

const rooms = [
  'articles',
  'deliverables',
  'demos',
  'industries',
  'pages',
  'portraits',
  'projects',
  'services',
] as const;

const folder = path.join(process.cwd(), 'drawings');

const made = new Map<DrawingName, Drawing>();

/** @throws if the file is missing or malformed */
export function getDrawing(name: DrawingName): Drawing {
  const known = made.get(name);
  if (known) return known;
  if (!hasDrawing(name)) throw new Error(`There is no drawings/${name}.svg`);
  const drawing = toDrawing(name, readFileSync(fileOf(name), 'utf8'));
  made.set(name, drawing);
  return drawing;
}

/** Pages that an owner adds may have no drawing yet. */
export function hasDrawing(name: DrawingName): boolean {
  return existsSync(fileOf(name));
}

export function drawingNames(): DrawingName[] {
  return rooms.flatMap((room) =>
    readdirSync(path.join(folder, room))
      .filter((file) => file.endsWith('.svg'))
      .map((file): DrawingName => `${room}/${path.basename(file, '.svg')}`),
  );
}

export function toDrawing(name: DrawingName, source: string): Drawing {
  const file = `drawings/${name}.svg`;
  const prefix = name.replace('/', '-');
  const { data } = optimize(source, {
    path: file,
    floatPrecision: 1,
    multipass: true,
    plugins: [
      'convertStyleToAttrs',
      recolor(file),
      // `moving-kite` becomes a class, for style sheets; of `shown-y2` it is `y2`: see demo.css. Later passes see it prefixed.
      {
        name: 'preset-default',
        params: {
          overrides: {
            cleanupIds: {
              preservePrefixes: ['moving-', 'shown-', `${prefix}-moving-`, `${prefix}-shown-`],
            },
          },
        },
      },
      { name: 'prefixIds', params: { prefix, delim: '-' } },
    ],
  });
  const [, start = '', content = ''] = /^<svg ([^>]*)>(.*)<\/svg>$/s.exec(data) ?? [];
  const [named = '', title] = /<title[^>]*>([^<]*)<\/title>/.exec(content) ?? [];
  const [x, y, width = 0, height = 0] =
    /viewBox="([^"]*)"/.exec(start)?.[1]?.split(/[ ,]+/).map(Number) ?? [];
  if (!title) throw new Error(`${file}: expected an <svg> with a <title>`);
  if (x !== 0 || y !== 0 || !(width > 0) || !(height > 0)) {
    throw new Error(`${file}: expected a viewBox that begins with 0 0`);
  }
  const shapes = content
    .replace(named, '')
    .replace(/ id="[^"]*-(?:shown-(\w+)|(moving-\w+))"/g, ' class="$1$2"');
  return {
    title: unescapeHtml(title),
    address: routes.asset(`art/${prefix}-${contentHash(data)}.svg`),
    svg: data,
    group: `<g ${start.replace(rootAttributes, '').trim()}>${shapes}</g>`,
    width,
    height,
  };
}

/** Attributes of the outermost `<svg>` only. */
const rootAttributes = /(?<![\w-])(?:xmlns(?::\w+)?|viewBox|width|height|id|version)="[^"]*"/g;

function fileOf(name: DrawingName): string {
  return path.join(folder, `${name}.svg`);
}
