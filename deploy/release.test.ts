import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build } from 'esbuild';

const read = (file: string) => readFileSync(file, 'utf8');
const { dependencies } = JSON.parse(read('package.json'));
const dockerfile = read('deploy/Dockerfile');

const programs = [
  'server/serve.ts',
  'cli/run.ts',
  'deploy/ask-health.ts',
  'lib/publishing/making/make-pages.ts',
  'lib/publishing/making/preview.ts',
  'lib/publishing/making/shrink.ts',
];

/** The packages that files and what they import ask for. */
async function packagesOf(entryPoints: string[]): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    loader: { '.css': 'empty' },
    outdir: 'unwritten',
    write: false,
    metafile: true,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return new Set(
    imports
      .filter(({ path, external }) => external && !isBuiltin(path))
      .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path),
  );
}

it('runs and publishes without development dependencies', async () => {
  const packages = await packagesOf(programs);
  expect([...packages]).toEqual(expect.arrayContaining(['lightningcss', 'next', 'sharp']));
  expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
});

it('compiles scripts and drawings before Next makes a page', async () => {
  const packages = await packagesOf(
    globSync('app/**/{page,layout,route,global-not-found}.{ts,tsx}'),
  );
  expect(packages).toContain('react');
  expect(['esbuild', 'svgo'].filter((name) => packages.has(name))).toEqual([]);
});

it('uses the Node of the lockfile in the image', () => {
  const { version } = JSON.parse(read('package-lock.json')).packages['node_modules/node'];
  expect(dockerfile).toContain(`\nARG NODE_VERSION=${version}\n`);
  const bases = dockerfile.match(/^FROM node:.*$/gm) ?? [];
  expect(bases).toHaveLength(2);
  for (const base of bases) expect(base).toMatch(/^FROM node:\$\{NODE_VERSION\}-bookworm-slim/);
});
