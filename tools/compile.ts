// Makes compiled.json and public/assets of scripts, fonts and drawings: what pages, server and publishing
// read of them. Whatever starts Next or reads the content imports it (next.config.mjs).
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '#lib/base/content-hash.ts';
import { writeWhole } from '#lib/base/write-whole.ts';
import { type Compiled, compiledFile } from '#lib/content/compiled.ts';
import { routes } from '#lib/content/routes.ts';
import { bundleScripts, type Put } from './compile/bundle.ts';
import { drawAll, shapesIn } from './compile/draw.ts';
import { fontFaces, fontRule } from './compile/font-faces.ts';

await compile();
// For Next, where this program starts it.
process.env.COMPILED = 'yes';

async function compile() {
  mkdirSync('public/assets/art', { recursive: true });
  const files = new Set<string>();
  const put: Put = (name, body, version = body) => {
    // 36 bits tell the versions of a file apart, and a page names seven files and more.
    const address = routes.asset(name.replace('.', `-${contentHash(version).slice(0, 6)}.`));
    const file = `public${address}`;
    files.add(path.normalize(file));
    if (!existsSync(file)) writeWhole(file, body);
    return address;
  };

  const fonts = fontFaces.map(({ file, ...face }) => ({
    ...face,
    url: put(file, readFileSync(`app/fonts/${file}`)),
  }));
  const faces = fonts.map(({ family, url, ...rest }) => [family, `url(${url})`, rest]);
  const fontRules = fonts.map(fontRule).join('');
  const fontSheet = put('fonts.css', fontRules);
  const { files: scripts, ...inline } = await bundleScripts(put, faces);
  const compiled: Compiled = {
    ...inline,
    files: [...scripts, fontSheet, ...fonts.map(({ url }) => url)],
    fontRules,
    fontSheet,
    drawings: drawAll(put),
    shapes: shapesIn(),
    icons: Object.keys(JSON.parse(readFileSync('lib/content/icons.json', 'utf8'))),
  };
  writeWhole(compiledFile, JSON.stringify(compiled));
  for (const old of globSync('public/assets/**/*.*')) {
    if (!files.has(old)) rmSync(old);
  }
}
