import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { compiledFile } from '#lib/content/compiled.ts';
import { releaseFolder } from '#lib/content/words.ts';
import { checkSettings } from './check.ts';
import { endWithNpm, run } from './run.ts';

checkSettings('development');
await import('./compile.ts');
const { PORT: port, HOST: host } = env();
console.info('The site is at the addresses below');
// tools/content-loader.mjs waits for it.
const tell = () => writeFileSync('node_modules/.content-changed', String(Date.now()));
tell();
watchBelow(releaseFolder, tell);
let asked: ReturnType<typeof setTimeout> | undefined;
for (const folder of ['app/fonts', 'browser', 'components', 'drawings', 'lib']) {
  watchBelow(folder, () => {
    clearTimeout(asked);
    asked = setTimeout(compileAnew, 100);
  });
}
endWithNpm();
process.once('SIGTERM', () => process.exit());
await run('next', ['dev', '--port', String(port), '--hostname', host]);
// What watches would go on.
process.exit();

/** Each folder by itself: Node's own recursion loses a file once an editor has replaced it. */
function watchBelow(folder: string, onChange: () => void) {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  for (const each of [folder, ...below]) watch(each, onChange);
}

/** In a process of its own, which reads all code anew, and says what is wrong. */
function compileAnew() {
  const before = readFileSync(compiledFile, 'utf8');
  spawnSync('node', ['--no-warnings', 'tools/compile.ts'], { stdio: 'inherit' });
  if (readFileSync(compiledFile, 'utf8') !== before) tell();
}
