import { existsSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import type { Env } from '#lib/base/env.ts';
import { openPool, postgresDialect } from './engines/postgres.ts';
import { sqliteDialect } from './engines/sqlite.ts';
import type { Database } from './schema.ts';

type Settings = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>;

/** A database without the migrations of this release, to be read. @returns undefined where there is none */
export function openAsItIs({ DATA_DIR, DATABASE_URL }: Settings): Kysely<Database> | undefined {
  if (DATABASE_URL) return new Kysely({ dialect: postgresDialect(openPool(DATABASE_URL)) });
  const file = path.join(DATA_DIR, 'site.sqlite');
  return existsSync(file)
    ? new Kysely({ dialect: sqliteDialect(file, () => undefined, true) })
    : undefined;
}
