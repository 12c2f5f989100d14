import type { Deed } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';

/** The latest first. @param part how many, and how many to leave out */
export function listDeeds({ db }: Store, part: { limit: number; offset: number }) {
  return db
    .selectFrom('changes')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .limit(part.limit)
    .offset(part.offset)
    .execute();
}

export type Named = { name: string; href: string };

/** What deeds were about, by `which`. What has been erased since has no name. */
export async function nameDeeds(
  { db }: Store,
  deeds: readonly Deed[],
): Promise<Map<string, Named>> {
  const ids = [...new Set(deeds.map(({ which }) => which))];
  if (ids.length === 0) return new Map();
  const leads = db.selectFrom('leads').select(['id', 'name']).where('id', 'in', ids);
  const readers = db.selectFrom('subscribers').select(['id', 'email']).where('id', 'in', ids);
  const drafts = db.selectFrom('drafts').select(['id', 'subject']).where('id', 'in', ids);
  const letters = db.selectFrom('letters').select(['id', 'subject']).where('id', 'in', ids);
  const { message, reader, draft, letter } = deskRoutes;
  const named = [
    ...(await leads.execute()).map(({ id, name }) => ({ id, name, href: message(id) })),
    ...(await readers.execute()).map(({ id, email }) => ({ id, name: email, href: reader(email) })),
    ...(await drafts.execute()).map(({ id, subject }) => ({ id, name: subject, href: draft(id) })),
    ...(await letters.execute()).map(({ id, subject }) => ({
      id,
      name: subject,
      href: letter(id),
    })),
  ];
  return new Map(named.map(({ id, name, href }) => [id, { name: name || 'No subject yet', href }]));
}
