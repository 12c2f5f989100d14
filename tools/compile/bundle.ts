import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type Format, stop } from 'esbuild';

/** Takes a file, and says at which address it is served. */
export type Put = (name: string, body: string | Buffer) => string;

/** @param fonts the faces that a page loads */
export async function bundleScripts(put: Put, fonts: readonly object[]) {
  const modules = readdirSync('browser/parts').filter((file) => file.endsWith('.ts'));
  const parts: Record<string, string> = Object.fromEntries(
    await Promise.all(
      modules.map(async (file) => {
        const { name } = path.parse(file);
        return [name, put(`${name}.js`, await bundle(`browser/parts/${file}`, {}, 'esm'))];
      }),
    ),
  );
  const effects = put(
    'effects.js',
    await bundle('browser/effects.ts', { PART_FILES: parts }, 'esm'),
  );
  const loader = (HYDRATED: boolean) =>
    bundle('browser/loader.ts', { EFFECTS: effects, FONT_FACES: fonts, HYDRATED });
  const scripts = {
    loader: await loader(false),
    hydratedLoader: await loader(true),
    earlyPresses: await bundle('browser/early-presses.ts'),
    editor: await bundle('browser/words.ts'),
    presses: await bundle('browser/presses.ts'),
    site: await bundle('browser/site.ts'),
    writing: await bundle('browser/writing/editor.ts'),
    files: [effects, ...Object.values(parts)],
  };
  await stop();
  return scripts;
}

async function bundle(
  entry: string,
  values: Record<string, unknown> = {},
  format: Format = 'iife',
) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format,
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
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
  });
  return outputFiles[0]?.text.trim() ?? '';
}
