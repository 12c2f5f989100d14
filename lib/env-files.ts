import { existsSync } from 'node:fs';

/**
 * Adds the settings of the `.env` files to the process's variables, which come before all of them, as
 * does an earlier file before a later one.
 */
export function loadEnvFiles(): void {
  for (const file of ['.env', '.env.production.local', '.env.local', '.env.production']) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
