import type { SaidOf, Sentences } from '#lib/desk/said.ts';

export const heldSaid = {
  done: {
    'held-let-go': 'What waited since the restore is on its way.',
    'held-dropped': 'What waited since the restore does not go. Letters are kept, under Letters.',
  },
  refused: {},
} satisfies Sentences;

export type HeldSaid = SaidOf<typeof heldSaid>;
