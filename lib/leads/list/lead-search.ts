import { sql } from 'kysely';
import { contactFields } from '../contact-fields.ts';

const columns = Object.keys(contactFields).map((field) => sql.ref(`leads.${field}`));
const allWords = sql.join([...columns, sql`coalesce(leads.note, '')`], sql` || ' ' || `);

/** In all fields and the note; a number however it was written. */
export function hasWords(search: string) {
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
