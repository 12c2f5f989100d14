import { readFileSync } from 'node:fs';
import path from 'node:path';
import { processWide } from '#lib/base/process-wide.ts';
import { written } from './written.ts';

/** What tools/compile.ts has made of scripts, fonts and drawings; their files lie in public/assets. */
export type Compiled = {
  /** The inline script of every page, and no other may run on one that is published. */
  loader: string;
  /** The address of each script and font, which no page links to. */
  files: string[];
  /** The rules of the fonts, and their address for browsers without script. */
  fontRules: string;
  fontSheet: string;
  /** The address of the rules for paper. */
  printSheet: string;
  /** The desk's scripts: of every press and form, of the site in its frame, and the editor of articles and letters. */
  desk: Record<'presses' | 'site' | 'writing', string>;
  /** By their path below drawings/, without its ending: `services/seo`. */
  drawings: Record<string, Drawing>;
  /** Of a drawing that the page colors, the data of its paths by their ids. */
  shapes: Record<string, Record<string, string>>;
  /** Names of icons of lucide.dev. */
  icons: string[];
};

type Drawing = {
  /** Alternative text: its `<title>`. */
  title: string;
  /** The same of its `<view id="detail">`, if it has one. */
  detail?: string;
  address: string;
  /** As a `<g>` for use inside another `<svg>`; its ids are prefixed, what moves has a class. */
  group: string;
  width: number;
  height: number;
};

/** Read once; in development again whenever something was compiled. */
export function compiled(): Compiled {
  if (kept.written !== written)
    Object.assign(kept, JSON.parse(readFileSync(compiledFile, 'utf8')), { written });
  return kept;
}

export const compiledFile = path.resolve('compiled.json');

const kept = processWide('compiled', () => ({}) as Compiled & { written?: string });
