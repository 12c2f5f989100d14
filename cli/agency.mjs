// `npm run agency -- …`: the commands. JavaScript, as it also runs before installation.
// @ts-check
import '#tools/node-version.mjs';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

if (!nodeModule.registerHooks || !existsSync('node_modules/kysely')) {
  console.error('The site is not installed yet: run `npm start` once, which installs it.');
  process.exit(1);
}
(await import('#server/env-files.ts')).loadEnvFiles();
// `head` closes the pipe early.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});

const { runAgency } = await import('./run.ts');
const { setServedWords } = await import('#lib/publishing/snapshot.ts');
const io = {
  out: (/** @type {string} */ text) => void process.stdout.write(text),
  err: (/** @type {string} */ text) => void process.stderr.write(text),
};
process.exitCode = await runAgency(process.argv.slice(2), io, setServedWords);
