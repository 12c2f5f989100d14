// `npm run test:owner`: rebrands a copy of the site as CONTRIBUTING.md says and runs the checks there.
// No test is edited: what fails depends on content that an owner may change.
// `--e2e [file …]` also builds the copy and runs the tests in Chromium; `--keep` keeps the copies.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { content } from '#lib/content/content.ts';
import { addPages } from './add-pages.ts';
import { brands, rebrand } from './brand.ts';
import { copyTree } from './copy-tree.ts';
import { changePeople } from './people.ts';
import { takePhotographs } from './photographs.ts';
import { removeService } from './remove-service.ts';
import { runIn } from './run-in.ts';

const { followsSpecification } = content().site;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { e2e: { type: 'boolean' }, keep: { type: 'boolean' }, brand: { type: 'string' } },
});

const tools = (name: string, ...args: string[]) => ({ command: `node_modules/.bin/${name}`, args });
const checks = {
  icons: { command: 'npm', args: ['run', 'icons'] },
  content: { command: 'npm', args: ['run', 'check'] },
  lint: tools('biome', 'check', '--error-on-warnings'),
  types: { command: 'npm', args: ['run', 'types'] },
  knip: tools('knip'),
  unit: tools('jest', '--silent'),
  ...(values.e2e && {
    build: { command: 'npm', args: ['run', 'build'] },
    deploy: { command: 'npm', args: ['run', 'deploy:check', '--', '--quick'] },
    e2e: tools('playwright', 'test', '--project=chromium*', '--reporter=line', ...positionals),
  }),
};

if (!followsSpecification) {
  console.error('The trial changes the site as it was bought. This one has been changed already.');
  process.exit(1);
}

const failed: string[] = [];
for (const [kind, brand] of Object.entries(brands)) {
  if (values.brand && values.brand !== kind) continue;
  const copy = copyTree();
  console.info(`${brand.name}, in ${copy}`);
  await takePhotographs(copy);
  addPages(copy);
  removeService(copy);
  changePeople(copy);
  rebrand(copy, brand);
  for (const [name, check] of Object.entries(checks)) {
    const { code, output } = await runIn(copy, check);
    console.info(`  ${name}: ${code === 0 ? 'passed' : 'FAILED'}`);
    if (code === 0) continue;
    failed.push(`${brand.name}: ${name}`);
    console.info(output);
  }
  if (!values.keep) rmSync(copy, { recursive: true });
}
console.info(failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'Every check passed');
process.exit(failed.length > 0 ? 1 : 0);
