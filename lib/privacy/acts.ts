import { z } from 'zod';
import { log } from '#lib/base/log.ts';
import { leaveNoTrace } from '#lib/database/secure-erase.ts';
import type { Store } from '#lib/database/store.ts';
import { act, download, type Fields } from '#lib/desk/act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { typedText } from '#lib/http/typed-text.ts';
import { mapFields, personFields } from '#lib/leads/contact-fields.ts';
import { tidyFolder } from '#lib/post/mail-folder.ts';
import { correctPerson, detailsOf, erasePerson, findPersonalData } from './people.ts';
import { exportPerson } from './person-export.ts';

const right = 'owner';
const to = deskRoutes.page('person');

type Correction = Fields<'person' | 'was' | 'same' | keyof typeof personFields>;

export const personActs = {
  'export-person': act(right, {
    deed: 'person exported',
    async run(within, { email = '' }: Fields<'email'>) {
      const found = await findPersonalData(within, email);
      if (!found) return nobody(email);
      const data = JSON.stringify(exportPerson(found), null, 2);
      return { which: found.id, after: () => download(data, 'person.json', 'application/json') };
    },
  }),

  'correct-person': act(right, {
    deed: 'person corrected',
    done: { corrected: 'It is corrected in all messages and the subscription.' },
    refused: {
      'not-correct': 'Nothing was corrected: one of the details has a wrong form, or is needed.',
      'address-taken': 'Nothing was corrected: the new address has a subscription of its own.',
      'address-known':
        'Nothing was corrected: there are messages of the new address. If the same person wrote them, say so below the address; what is joined cannot be told apart again.',
    },
    async run(within, { person: email = '', was, same, ...given }: Correction, { at }) {
      const { data, error } = correction.safeParse(given);
      const query = { email };
      if (error) {
        const wrong = String(error.issues[0]?.path[0]);
        return { to, say: 'not-correct', query: { email, wrong } };
      }
      const found = await findPersonalData(within, email);
      if (!found) return nobody(email);
      if (was !== detailsOf(found.leads)) return { to, say: 'changed', query };
      const say = await correctPerson(within, found, data, same === 'yes', at);
      if (say !== 'corrected') return { to, say, query: { email, wrong: 'email' } };
      return { to, say, query: { email: data.email ?? email }, which: found.id };
    },
  }),

  'erase-person': act(right, {
    freshAt: ({ email = '' }: Fields<'email' | 'sure'>) => deskRoutes.person(email),
    deed: 'person erased',
    done: {
      erased: 'Everything about this person is erased here. Delete the mails in your inbox, too.',
      'at-night':
        'Everything about this person is erased here; traces on the server’s disk may stay until the night, or until whoever runs the server mends what its log tells. Delete the mails in your inbox, too.',
    },
    refused: { 'not-sure': 'Nothing was done: tick the box first.' },
    async run(within, { email = '', sure }) {
      if (sure !== 'yes') return { to, say: 'not-sure', query: { email } };
      if (!(await findPersonalData(within, email))) return nobody(email);
      await erasePerson(within, email);
      return {
        async after(store) {
          return { to, say: (await leaveNoPaper(store)) ? 'erased' : 'at-night' };
        },
      };
    },
  }),
};

/** What is given of it is checked as in a message of theirs. */
const correction = z
  .object(mapFields(personFields, typedText))
  .partial()
  .refine((given) => Object.keys(given).length > 0, 'Say what to correct.');

/** Mornings of this version, and reminders of 1.1.0, name several people. @returns false where traces are left */
async function leaveNoPaper(store: Store): Promise<boolean> {
  try {
    await tidyFolder(store, ['digest', 'reminder']);
    return await leaveNoTrace(store);
  } catch (error) {
    log.error('traces of a person who is erased are left', { error });
    return false;
  }
}

/** The page says that nothing is kept. */
const nobody = (email: string) => ({ to: deskRoutes.person(email), deed: null });
