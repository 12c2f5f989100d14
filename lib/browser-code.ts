import { buildSync } from 'esbuild';
import { hashOf } from './content-hash';
import { routes } from './routes';

/** The code of `browser/`, for what renders pages; the browsers are those that Next builds for. */
function bundle(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [`browser/${entry}`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox111', 'safari16.4'],
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The script that stands in every page. */
export const loaderCode = () => bundle('loader.ts');

/** The page effects: what moves and reacts without React. */
export const effectsCode = () => bundle('effects.ts');

/** Their address, which changes with them. */
export function effectsAddress(): string {
  return routes.asset(`effects-${hashOf(effectsCode())}.js`);
}
