import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build } from 'esbuild';

const read = (file: string) => readFileSync(file, 'utf8');
const { dependencies } = JSON.parse(read('package.json'));
const dockerfile = read('deploy/Dockerfile');

const programs = [
  'server/serve.ts',
  'cli/run.ts',
  'deploy/ask-health.ts',
  'lib/publishing/making/maker.ts',
  'lib/publishing/making/shrink.ts',
];

it('runs and publishes without development dependencies', async () => {
  const { metafile } = await build({
    entryPoints: programs,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    loader: { '.css': 'empty' },
    outdir: 'unwritten',
    write: false,
    metafile: true,
  });
  const packages = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external && !isBuiltin(path))
    .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  expect(packages).toEqual(expect.arrayContaining(['lightningcss', 'next', 'sharp']));
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});

it('uses the Node of the lockfile in the image', () => {
  const { version } = JSON.parse(read('package-lock.json')).packages['node_modules/node'];
  expect(dockerfile).toContain(`\nARG NODE_VERSION=${version}\n`);
  const bases = dockerfile.match(/^FROM node:.*$/gm) ?? [];
  expect(bases).toHaveLength(2);
  for (const base of bases) expect(base).toMatch(/^FROM node:\$\{NODE_VERSION\}-bookworm-slim/);
});

/** They stand in /etc/systemd of servers, which no release reaches: of each release, they start what they name. */
const promised = [
  'cli/agency.mjs alert',
  'cli/agency.mjs backup',
  'cli/agency.mjs doctor',
  'cli/agency.mjs retention',
  'deploy/ask-health.ts',
  'server/serve.ts',
];

it('has its units name nothing but what every release has', () => {
  const units = globSync('deploy/**/*.{service,conf}').map(read).join('');
  const started = [...units.matchAll(/^ExecStart=.* --no-warnings (?:--\S+ )*(.*)$/gm)];
  const names = started.map(([, what = '']) => what.match(/^cli\/\S+ \w+|^\S+/)?.[0]);
  expect([...new Set(names)].sort()).toEqual(promised);
  for (const name of promised) expect(existsSync(name.split(' ', 1).join(''))).toBe(true);
});
