import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { findPostgres } from '#testing/postgres.ts';

const withoutPostgres = findPostgres() ? [] : ['postgres\\.test\\.ts$'];

const config: Config = {
  testEnvironment: 'node',
  // Half of the time is waiting for servers and processes.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // What a worker keeps of each file takes longer to free at its end than Jest waits.
  workerIdleMemoryLimit: '400MB',
  // What a test has set in place of the clock or a setting ends with it.
  restoreMocks: true,
  // A busy machine is slow.
  testTimeout: 600_000,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', ...withoutPostgres],
  modulePathIgnorePatterns: ['/.next/'],
  globalSetup: '<rootDir>/testing/temporary-folder.ts',
  setupFilesAfterEnv: ['<rootDir>/testing/each-file.ts'],
};

/** Packages that Jest has to compile: ES modules only, or with an `import()`. */
const compiled = ['kysely', 'commander'];

export default async (): Promise<Config> => {
  const next: Config = await nextJest({ dir: './' })(config)();
  const [swc] = Object.values(next.transform ?? {});
  // Only now, as Next's configuration has compiled what it reads.
  const { content } = await import('#lib/content/content.ts');
  return {
    ...next,
    globals: { releaseContent: JSON.stringify(content()) },
    // next/jest allows additions to its patterns only.
    transform: swc ? { '\\.([cm]?js|jsx|tsx?)$': swc } : {},
    transformIgnorePatterns: [`/node_modules/(?!(${compiled.join('|')})/)`],
  };
};
