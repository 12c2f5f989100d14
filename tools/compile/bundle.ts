import { globSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build, stop } from 'esbuild';

/** Takes a file, and says at which address it is served. @param version what its name tells from others */
export type Put = (name: string, body: string | Buffer, version?: string | Buffer) => string;

/** @param fonts of each face that a page loads, what `FontFace` is made of */
export async function bundleScripts(put: Put, fonts: readonly unknown[]) {
  const sources = ['browser/effects.ts', ...globSync('browser/parts/*.ts')];
  const modules = await Promise.all(sources.map((source) => bundle(source, { format: 'esm' })));
  // Of all together: each finds the others by its own name (browser/load-part.ts).
  const version = modules.join('');
  const files = modules.map((text, at) =>
    put(`${path.parse(sources[at] ?? '').name}.js`, text, version),
  );
  const [EFFECTS] = files;
  const define = { EFFECTS: JSON.stringify(EFFECTS), FONT_FACES: JSON.stringify(fonts) };
  const scripts = {
    loader: await bundle('browser/loader.ts', { define }),
    printSheet: put('print.css', await bundle('app/styles/print.css')),
    desk: {
      presses: await bundle('browser/presses.ts'),
      site: await bundle('browser/site.ts'),
      writing: await bundle('browser/writing/editor.ts'),
    },
    files,
  };
  await stop();
  return scripts;
}

async function bundle(source: string, options?: BuildOptions) {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    legalComments: 'none',
    // That of the project is strict: each script would say so, in bytes of every page.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
    // The browsers that Next builds for.
    target: ['chrome111', 'firefox111', 'safari16.4'],
    // Radix's scroll lock adds a <style> whose text depends on the window: no hash could allow it.
    alias: {
      'react-style-singleton': './components/ui/style-singleton.ts',
      'react/jsx-runtime': './components/ui/jsx-runtime.ts',
    },
    ...options,
  });
  return outputFiles?.[0]?.text.trim() ?? '';
}
