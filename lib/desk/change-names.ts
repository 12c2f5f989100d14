import { deskRoutes } from '#lib/desk-routes.ts';
import type { Change } from '#lib/store/schema.ts';
import type { Store } from '#lib/store/store.ts';

export type Named = { name: string; href: string };

/** What changes were about, by `which`. What has been erased since has no name. */
export async function nameChanges(
  { db }: Store,
  changes: readonly Change[],
): Promise<Map<string, Named>> {
  const ids = [...new Set(changes.map(({ which }) => which))];
  if (ids.length === 0) return new Map();
  const leads = db.selectFrom('leads').select(['id', 'name']).where('id', 'in', ids);
  const readers = db.selectFrom('subscribers').select(['id', 'email']).where('id', 'in', ids);
  const drafts = db.selectFrom('drafts').select(['id', 'subject']).where('id', 'in', ids);
  const letters = db.selectFrom('letters').select(['id', 'subject']).where('id', 'in', ids);
  const untitled = 'No subject yet';
  return new Map<string, Named>([
    ...(await leads.execute()).map(
      ({ id, name }) => [id, { name, href: deskRoutes.message(id) }] as const,
    ),
    ...(await readers.execute()).map(
      ({ id, email }) => [id, { name: email, href: deskRoutes.reader(email) }] as const,
    ),
    ...(await drafts.execute()).map(
      ({ id, subject }) => [id, { name: subject || untitled, href: deskRoutes.draft(id) }] as const,
    ),
    ...(await letters.execute()).map(
      ({ id, subject }) => [id, { name: subject, href: deskRoutes.letter(id) }] as const,
    ),
  ]);
}
