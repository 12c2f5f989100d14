import { env } from '@/lib/env';
import { mailsInFolder } from '@/lib/mail/mail-folder';
import { findLeadIds, inspectLead } from '@/lib/store/lead-list';
import type { Store } from '@/lib/store/store';

/**
 * The message that an id names, or the beginning of one as `leads list` shows it.
 *
 * @returns the message and its mail, or a sentence that says why there is none
 */
export async function findLead(store: Store, given: string) {
  const beginning = given.replace(/[.\u2026]+$/, '').toLowerCase();
  if (beginning.length < 4)
    return `"${given}" is too short for an id: give four characters or more.`;
  const [id, another] = await findLeadIds(store, beginning);
  if (id === undefined) return `There is no message ${given}.`;
  if (another) return `Several messages begin with ${given}: give more of the id.`;
  const found = await inspectLead(store, id, mailsInFolder(env().DATA_DIR));
  return found ?? `There is no message ${given}.`;
}
