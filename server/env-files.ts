import { existsSync } from 'node:fs';

/** The process's own variables win over all files, and an earlier file over a later one. */
export function loadEnvFiles(mode: 'production' | 'development' = 'production'): void {
  for (const file of ['.env', `.env.${mode}.local`, '.env.local', `.env.${mode}`]) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
