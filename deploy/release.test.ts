import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build } from 'esbuild';

const read = (file: string) => readFileSync(file, 'utf8');
const { dependencies, scripts } = JSON.parse(read('package.json'));
const dockerfile = read('deploy/Dockerfile');

const programs = ['server/serve.ts', 'cli/run.ts', 'deploy/ask-health.ts'];

it('runs without development dependencies', async () => {
  const { metafile } = await build({
    entryPoints: programs,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'unwritten',
    write: false,
    metafile: true,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const packages = new Set(
    imports
      .filter(({ path, external }) => external && !isBuiltin(path))
      .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path),
  );
  expect(packages.size).toBeGreaterThan(3);
  expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
});

it('is pruned in the same way in a folder and in the image', () => {
  const prunes = [scripts['deploy:slim'], dockerfile].map((text) =>
    (/npm prune ([^&\n]*)/.exec(text)?.[1] ?? '').match(/--(?:omit=\w+|ignore-scripts)/g)?.sort(),
  );
  expect(prunes[0]).toEqual(['--ignore-scripts', '--omit=dev', '--omit=optional']);
  expect(prunes[1]).toEqual(prunes[0]);
});

it('uses the Node of the lockfile in the image', () => {
  const { version } = JSON.parse(read('package-lock.json')).packages['node_modules/node'];
  expect(dockerfile).toContain(`\nARG NODE_VERSION=${version}\n`);
  const bases = dockerfile.match(/^FROM node:.*$/gm) ?? [];
  expect(bases).toHaveLength(2);
  for (const base of bases) expect(base).toMatch(/^FROM node:\$\{NODE_VERSION\}-bookworm-slim/);
});
