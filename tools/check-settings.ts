import { EnvError, parseEnv } from '#lib/env.ts';
import { loadEnvFiles } from '#server/env-files.ts';

/** Loads and checks the settings, and exits if one is invalid. */
export function checkSettings(mode?: Parameters<typeof loadEnvFiles>[0]): void {
  loadEnvFiles(mode);
  const port = process.env.PORT || '3000';
  try {
    parseEnv(process.env);
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
      throw new EnvError(`PORT is ${JSON.stringify(port)}, but must be a number up to 65535`);
    }
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error);
    process.exit(1);
  }
}
