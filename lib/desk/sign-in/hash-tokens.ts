import { createHash } from 'node:crypto';
import type { DBAdapter, Where } from 'better-auth';

/** better-auth stores a session's token as it is: with this, whoever reads the database cannot sign in. */
export function hashSessionTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    async create<Row extends Record<string, unknown>, Created = Row>(
      input: Parameters<typeof adapter.create<Row, Created>>[0],
    ) {
      const { token } = input.data as { token?: unknown };
      if (typeof token !== 'string') return adapter.create<Row, Created>(input);
      const data = { ...input.data, token: hash(token) };
      return { ...(await adapter.create<Row, Created>({ ...input, data })), token };
    },
    async findOne<Row>(input: Parameters<typeof adapter.findOne>[0]) {
      const row = await adapter.findOne<Row>({ ...input, where: hashed(input.where) });
      const asked = input.where.find(({ field }) => field === 'token');
      return row && asked ? { ...row, token: asked.value } : row;
    },
    delete: (input) => adapter.delete({ ...input, where: hashed(input.where) }),
  };
}

function hashed(where: readonly Where[]): Where[] {
  return where.map((one) =>
    one.field === 'token' ? { ...one, value: hash(String(one.value)) } : one,
  );
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
