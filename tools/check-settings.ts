import { EnvError, parseEnv } from '#lib/base/env.ts';
import { loadEnvFiles } from '#server/env-files.ts';

/** Loads and checks the settings, and exits if one is invalid. */
export function checkSettings(mode?: Parameters<typeof loadEnvFiles>[0]): void {
  loadEnvFiles(mode);
  try {
    parseEnv(process.env);
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error);
    process.exit(1);
  }
}
