// `npm run test:faults [name …]`: the long fault tests, one after the other; all without a name.
import { registerHooks } from 'node:module';
import { build, install } from '../steps.mjs';
import { failed } from './support.mjs';

// The tests' own TypeScript, as Node runs it, names its files without an ending.
registerHooks({
  resolve(specifier, context, next) {
    const isOurs = specifier.startsWith('@/');
    return next(
      isOurs ? new URL(`../../${specifier.slice(2)}.ts`, import.meta.url).href : specifier,
      context,
    );
  },
});

const all = ['moments', 'crash', 'instances', 'database', 'disk', 'abuse', 'load'];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no fault test ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  process.exit(1);
}

await install();
await build();
for (const name of named.length > 0 ? named : all) {
  const { test } = await import(`./${name}.mjs`);
  await test();
}
process.exit(failed() > 0 ? 1 : 0);
