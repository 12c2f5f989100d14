import type { SaidOf, Sentences } from '#lib/desk/said.ts';

export const personSaid = {
  done: {
    corrected: 'It is corrected in all messages and the subscription.',
    erased: 'Everything about this person is erased here. Delete the mails in your inbox, too.',
  },
  refused: {
    'person-changed':
      'Nothing was corrected: somebody changed the details since you opened this page.',
    'not-correct': 'Nothing was corrected: one of the details has a wrong form, or is needed.',
    'address-taken': 'Nothing was corrected: the new address has a subscription of its own.',
    'address-known':
      'Nothing was corrected: there are messages of the new address. If the same person wrote them, say so below the address; what is joined cannot be told apart again.',
  },
} satisfies Sentences;

export type PersonSaid = SaidOf<typeof personSaid>;
