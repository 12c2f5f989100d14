import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { contentHash } from '#lib/content-hash.ts';
import { routes } from '#lib/routes.ts';
import { fontFaces } from './font-faces.ts';

type Asset = { file: string; type: string; body: string | Buffer };

/** The inline script of every page. */
export const loaderCode = () =>
  bundle('loader.ts', {
    EFFECTS: JSON.stringify(addressOf(effectsAsset())),
    FONT_FACES: JSON.stringify(servedFaces()),
  });

/** Font rules for browsers without script. */
export const fontRules = () => servedFaces().map(fontRule).join('');

const servedFaces = () =>
  fontFaces.map(({ file, ...face }) => ({ ...face, url: addressOf(fontAsset(file)) }));

export const assets = (): Asset[] => [
  effectsAsset(),
  ...fontFaces.map(({ file }) => fontAsset(file)),
];

function fontRule({ family, url, weight, stretch }: ReturnType<typeof servedFaces>[number]) {
  return `@font-face{font-family:${family};src:url(${url})format("woff2");font-weight:${weight};font-stretch:${stretch};font-display:swap}`;
}

function effectsAsset(): Asset {
  const body = bundle('effects.ts');
  const file = `effects-${contentHash(body)}.js`;
  return { file, type: 'text/javascript; charset=utf-8', body };
}

function fontAsset(name: string): Asset {
  const body = readFileSync(path.join(process.cwd(), 'app/fonts', name));
  return { file: name.replace('.', `-${contentHash(body)}.`), type: 'font/woff2', body };
}

const addressOf = ({ file }: Asset) => routes.asset(file);

/** For the browsers that Next builds for. */
function bundle(entry: string, define: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [`browser/${entry}`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox111', 'safari16.4'],
    define,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
