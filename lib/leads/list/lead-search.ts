import { type SelectQueryBuilder, sql } from 'kysely';
import { countRows } from '#lib/database/count-rows.ts';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { contactFields } from '../contact-fields.ts';

/** How many messages are looked through at a time, while visitors wait. */
const atOnce = 2_000;

/** Ids of those that have the words, the latest first. */
export async function searchLeads(
  db: Store['db'],
  leads: SelectQueryBuilder<Database, 'leads', object>,
  search: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const found: string[] = [];
  const total = await countRows(leads);
  for (let seen = 0; seen < total && found.length < offset + limit; seen += atOnce) {
    const some = leads
      .selectAll('leads')
      .orderBy('leads.received_at', 'desc')
      .limit(atOnce)
      .offset(seen);
    const rows = await db
      .selectFrom(some.as('leads'))
      .select('leads.id')
      .where(hasWords(search))
      .orderBy('leads.received_at', 'desc')
      .execute();
    found.push(...rows.map(({ id }) => id));
  }
  return found.slice(offset, offset + limit);
}

const columns = Object.keys(contactFields).map((field) => sql.ref(`leads.${field}`));
const allWords = sql.join([...columns, sql`coalesce(leads.note, '')`], sql` || ' ' || `);

function hasWords(search: string) {
  const digits = digitsIn(search);
  const like = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const said = sql<boolean>`lower(${allWords}) like ${like} escape '\\'`;
  return digits ? sql<boolean>`(${said} or ${storedDigits} like ${`%${digits}%`})` : said;
}

/** Of the phone. It has been tidied: these stand between its digits (`isPhone`). */
const storedDigits = [' ', '-', '(', ')', '+'].reduce(
  (phone, sign) => sql<string>`replace(${phone}, ${sql.lit(sign)}, '')`,
  sql<string>`leads.phone`,
);

/** With which all ways to write a phone number end; nothing where it is none. */
function digitsIn(search: string): string | undefined {
  const phone = contactFields.phone.tidy(search);
  if (!/^\+?[\d ()-]+$/.test(phone)) return;
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '').slice(-mostDigits);
  return digits.length >= fewestDigits ? digits : undefined;
}

/** Fewer are a price or a year. */
const fewestDigits = 5;
/** More may be a country's code. */
const mostDigits = 8;
