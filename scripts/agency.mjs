// `npm run agency -- …`: the owner's commands. They run on Node's own TypeScript, which takes neither
// the `@/` of tsconfig.json nor a name without its ending: both are found here, in a few lines.
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
process.chdir(fileURLToPath(root));

if (!nodeModule.registerHooks || !existsSync('node_modules/kysely')) {
  console.error('The site is not installed yet: run `npm start` once, which installs it.');
  process.exit(1);
}
// As the server reads them: an earlier one wins, and the process's own variables before all.
for (const file of ['.env', '.env.production.local', '.env.local', '.env.production']) {
  if (existsSync(file)) process.loadEnvFile(file);
}
nodeModule.registerHooks({
  resolve(specifier, context, next) {
    const file = sourceFile(specifier, context.parentURL ?? '');
    return next(file ? file.href : specifier, context);
  },
});
// Whoever reads the output may stop early, as `head` does.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});

const { runAgency } = await import('./agency/run.ts');
const { terminal } = await import('./agency/terminal.ts');
process.exitCode = await runAgency(process.argv.slice(2), terminal);

/** The TypeScript file that a specifier of the project means, or nothing. */
function sourceFile(specifier, parent) {
  if (parent.includes('/node_modules/')) return;
  const base = specifier.startsWith('@/') ? new URL(specifier.slice(2), root) : undefined;
  const target = base ?? (specifier.startsWith('.') ? new URL(specifier, parent) : undefined);
  if (!target) return;
  return [`${target.href}.ts`, `${target.href}/index.ts`]
    .map((address) => new URL(address))
    .find((address) => existsSync(address));
}
