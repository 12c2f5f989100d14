// `npm run agency -- …`: the owner's commands. Plain JavaScript: it says so where nothing is installed.
// @ts-check
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

if (!nodeModule.registerHooks || !existsSync('node_modules/kysely')) {
  console.error('The site is not installed yet: run `npm start` once, which installs it.');
  process.exit(1);
}
// As the server reads them: an earlier one wins, and the process's own variables before all.
for (const file of ['.env', '.env.production.local', '.env.local', '.env.production']) {
  if (existsSync(file)) process.loadEnvFile(file);
}
await import('./resolve.ts');
// Whoever reads the output may stop early, as `head` does.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});

const { runAgency } = await import('./agency/run.ts');
const { terminal } = await import('./agency/terminal.ts');
process.exitCode = await runAgency(process.argv.slice(2), terminal);
