import { existsSync } from 'node:fs';

/**
 * Adds the settings of the `.env` files to the process's variables, which come before all of them, as
 * does an earlier file before a later one.
 */
export function loadEnvFiles(mode: 'production' | 'development' = 'production'): void {
  for (const file of ['.env', `.env.${mode}.local`, '.env.local', `.env.${mode}`]) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
