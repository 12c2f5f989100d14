import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync, type Format } from 'esbuild';
import { contentHash } from '#lib/base/content-hash.ts';
import { routes } from '#lib/content/routes.ts';
import { fontFaces, fontRule } from './font-faces.ts';

type Asset = { file: string; type: string; body: string | Buffer };

/** The inline script of every page. */
export const loaderCode = (isHydrated: boolean) => (isHydrated ? hydratedLoader() : loader());

const loader = keep(() => bundleLoader(false));

const hydratedLoader = keep(() => bundleLoader(true));

function bundleLoader(isHydrated: boolean): string {
  return bundle('browser/loader.ts', {
    EFFECTS: JSON.stringify(addressOf(effectsAsset())),
    FONT_FACES: JSON.stringify(servedFaces()),
    HYDRATED: String(isHydrated),
  });
}

/** The inline script of the portfolio. */
export const earlyPressesCode = keep(() => bundle('browser/early-presses.ts'));

/** No other may run on a page. */
export const inlineScripts = () => [loaderCode(false), earlyPressesCode()];

/** The script of the desk's editor of words. */
export const wordsCode = keep(() => bundle('browser/words.ts'));

/** The address of the font rules, for browsers without script. */
export const fontSheet = () => addressOf(fontSheetAsset());

const servedFaces = () =>
  fontFaces.map(({ file, ...face }) => ({ ...face, url: addressOf(fontAsset(file)) }));

export const assets = (): Asset[] => [
  effectsAsset(),
  fontSheetAsset(),
  ...parts(),
  ...fontFaces.map(({ file }) => fontAsset(file)),
];

const fontSheetAsset = keep((): Asset => {
  const body = servedFaces().map(fontRule).join('');
  return { file: `fonts-${contentHash(body)}.css`, type: 'text/css; charset=utf-8', body };
});

const script = 'text/javascript; charset=utf-8';

const effectsAsset = keep((): Asset => {
  const addresses = Object.fromEntries(parts().map((part) => [part.name, addressOf(part)]));
  const body = bundle('browser/effects.ts', { PART_FILES: JSON.stringify(addresses) });
  return { file: `effects-${contentHash(body)}.js`, type: script, body };
});

function fontAsset(name: string): Asset {
  const body = readFileSync(path.join(process.cwd(), 'app/fonts', name));
  return { file: name.replace('.', `-${contentHash(body)}.`), type: 'font/woff2', body };
}

const addressOf = ({ file }: Pick<Asset, 'file'>) => routes.asset(file);

/** @param entry a file, or a package */
export function bundle(
  entry: string,
  define: Record<string, string> = {},
  format: Format = 'iife',
): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format,
    define,
    legalComments: 'none',
    // The browsers that Next builds for.
    target: ['chrome111', 'firefox111', 'safari16.4'],
    // Radix's scroll lock adds a <style> whose text depends on the window: no hash could allow it.
    alias: {
      'react-style-singleton': './components/ui/style-singleton.ts',
      'react/jsx-runtime': './components/ui/jsx-runtime.ts',
    },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** What `loadPart` loads: the modules of browser/parts, a file each. */
const parts = keep(() => {
  const modules = readdirSync('browser/parts').filter((file) => file.endsWith('.ts'));
  return modules.map((module) => {
    const { name } = path.parse(module);
    const body = bundle(`browser/parts/${module}`, {}, 'esm');
    return { name, file: `${name}-${contentHash(body)}.js`, type: script, body };
  });
});

/** Computes a value once; in development each time, as files change. */
function keep<Value>(compute: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => {
    if (!kept || process.env.NODE_ENV === 'development') kept = { value: compute() };
    return kept.value;
  };
}
