import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { contactFields } from '../contact-fields.ts';

const columns = Object.keys(contactFields).map((field) => sql.ref(`leads.${field}`));
const allWords = sql.join([...columns, sql`coalesce(leads.note, '')`], sql` || ' ' || `);

/** How many messages are looked through at a time, while visitors wait. */
const atOnce = 2_000;

/** In all fields and the note; a number however it was written. @returns ids, the latest first, `most` at most */
export async function searchLeads(
  { db, kind }: Store,
  leads: SelectQueryBuilder<Database, 'leads', object>,
  search: string,
  most: number,
): Promise<string[]> {
  const found: string[] = [];
  const latest = leads.selectAll('leads').orderBy('leads.received_at', 'desc').limit(atOnce);
  for (let seen = 0; found.length < most; seen += atOnce) {
    const rows = await db
      .selectFrom(latest.offset(seen).as('leads'))
      .select(['leads.id', hasWords(search, kind).as('isFound')])
      .orderBy('leads.received_at', 'desc')
      .execute();
    if (rows.length === 0) break;
    // SQLite says 1 for true.
    found.push(...rows.filter(({ isFound }) => isFound).map(({ id }) => id));
  }
  return found.slice(0, most);
}

function hasWords(search: string, kind: Store['kind']) {
  const digits = digitsIn(search);
  const like = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  // SQLite's LIKE takes capitals of English for small ones by itself, in half of the time.
  const isFolded = kind === 'sqlite' && /^[ -~]*$/.test(search);
  const said = sql<boolean>`${isFolded ? allWords : sql`lower(${allWords})`} like ${like} escape '\\'`;
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
