import type { SaidOf, Sentences } from '#lib/desk/said.ts';

export const publishSaid = {
  done: {
    publishing: 'Publishing has begun. The site stays as it is until all of it is done.',
    'published-again':
      'The site shows these words again, in a second. What you write at the desk stays as it is.',
    'led-on': 'Their visitors go there once this is published.',
    'brought-back':
      'It is brought back to the words at the desk. Visitors see it once it is published.',
    'preview-link':
      'The link is below. Who has it can look at previews for 7 days, and do nothing else.',
    'preview-links-ended': 'No link to previews works any more.',
  },
  refused: {
    'not-alone':
      'Nothing was begun yet: what you ticked needs something else. It is ticked below now, too. Press Publish again, or take ticks out.',
    'changed-meanwhile':
      'Nothing was begun: somebody changed what you ticked after you had opened this page. Look at it again below, and press Publish.',
    'nothing-ticked': 'Nothing was begun: tick what is to be published.',
    'publishing-already':
      'Nothing was begun: the words are just being published. How far they are stands below.',
  },
} satisfies Sentences;

export type PublishSaid = SaidOf<typeof publishSaid>;
