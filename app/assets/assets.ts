import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';
import { contentHash } from '#lib/content-hash.ts';
import { routes } from '#lib/routes.ts';
import { fontFaces, fontRule } from './font-faces.ts';

type Asset = { file: string; type: string; body: string | Buffer };

/** The inline script of every page. */
export const loaderCode = keep(() =>
  bundle('browser/loader.ts', {
    EFFECTS: JSON.stringify(addressOf(effectsAsset())),
    FONT_FACES: JSON.stringify(servedFaces()),
    DEVELOPMENT: String(process.env.NODE_ENV === 'development'),
  }),
);

/** The script of the desk's editor of words. */
export const wordsCode = keep(() => bundle('browser/words.ts'));

/** The address of the font rules, for browsers without script. */
export const fontSheet = () => addressOf(fontSheetAsset());

const servedFaces = () =>
  fontFaces.map(({ file, ...face }) => ({ ...face, url: addressOf(fontAsset(file)) }));

export const assets = (): Asset[] => [
  effectsAsset(),
  fontSheetAsset(),
  ...builtParts().assets,
  ...fontFaces.map(({ file }) => fontAsset(file)),
];

const fontSheetAsset = keep((): Asset => {
  const body = servedFaces().map(fontRule).join('');
  return { file: `fonts-${contentHash(body)}.css`, type: 'text/css; charset=utf-8', body };
});

const script = 'text/javascript; charset=utf-8';

const effectsAsset = keep((): Asset => {
  const body = bundle('browser/effects.ts', {
    PART_FILES: JSON.stringify(builtParts().addresses),
  });
  return { file: `effects-${contentHash(body)}.js`, type: script, body };
});

function fontAsset(name: string): Asset {
  const body = readFileSync(path.join(process.cwd(), 'app/fonts', name));
  return { file: name.replace('.', `-${contentHash(body)}.`), type: 'font/woff2', body };
}

const addressOf = ({ file }: Pick<Asset, 'file'>) => routes.asset(file);

/** For the browsers that Next builds for. */
const options = {
  bundle: true,
  minify: true,
  write: false,
  legalComments: 'none',
  target: ['chrome111', 'firefox111', 'safari16.4'],
} satisfies BuildOptions;

/** @param entry a file, or a package */
export function bundle(entry: string, define: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    ...options,
    entryPoints: [entry],
    format: 'iife',
    define,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** What `loadPart` loads: the modules of browser/parts and browser/islands, and what they share. */
const builtParts = keep(() => {
  const { outputFiles, metafile } = buildSync({
    ...options,
    entryPoints: ['parts', 'islands'].flatMap(modulesIn),
    format: 'esm',
    splitting: true,
    metafile: true,
    outdir: '.',
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    // Radix's scroll lock adds a <style> whose text depends on the window: no hash could allow it.
    alias: {
      'react-style-singleton': './components/ui/style-singleton.ts',
      'react/jsx-runtime': './components/ui/jsx-runtime.ts',
    },
  });
  return {
    assets: outputFiles.map(
      ({ path: file, text }): Asset => ({ file: path.basename(file), type: script, body: text }),
    ),
    addresses: addressesOf(metafile),
  };
});

function modulesIn(folder: string): string[] {
  const files = readdirSync(`browser/${folder}`).filter((file) => /\.tsx?$/.test(file));
  return files.map((file) => `browser/${folder}/${file}`);
}

function addressesOf({ outputs }: Metafile): Record<string, string[]> {
  const withImports = (file: string): string[] => [
    file,
    ...(outputs[file]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .flatMap((imported) => withImports(imported.path)),
  ];
  const parts = Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint);
  return Object.fromEntries(
    parts.map(([file, { entryPoint = '' }]) => [
      path.parse(entryPoint).name,
      [...new Set(withImports(file))].map((name) => addressOf({ file: name })),
    ]),
  );
}

/** Computes a value once; in development each time, as files change. */
function keep<Value>(compute: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => {
    if (!kept || process.env.NODE_ENV === 'development') kept = { value: compute() };
    return kept.value;
  };
}
