import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const config: Config = {
  testEnvironment: 'node',
  // Half of the time is waiting: for a mail server, a database, a process.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Nothing here is about speed: a busy machine may take its time.
  testTimeout: 60_000,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', '/.next/'],
  modulePathIgnorePatterns: ['/.next/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  globalSetup: '<rootDir>/testing/temporary-folder.ts',
  globalTeardown: '<rootDir>/testing/temporary-folder-end.ts',
  setupFiles: ['<rootDir>/testing/isolate.ts'],
  setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/testing/quiet-log.ts'],
};

/** Packages that Jest cannot load as they are: ES modules only, or with an `import()` inside. */
const compiled = ['kysely'];

export default async (): Promise<Config> => {
  const next: Config = await nextJest({ dir: './' })(config)();
  const [swc] = Object.values(next.transform ?? {});
  return {
    ...next,
    // Next's own patterns can be added to, but not opened.
    transform: swc ? { '\\.([cm]?js|jsx|tsx?)$': swc } : {},
    transformIgnorePatterns: [`/node_modules/(?!(${compiled.join('|')})/)`],
  };
};
