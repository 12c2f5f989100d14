import type { SaidOf, Sentences } from '#lib/desk/said.ts';

export const healthSaid = {
  done: {
    'test-sent': 'A test is on its way: look whether it arrived.',
  },
  refused: {
    'test-failed': 'The test could not be sent. What is wrong stands below.',
    'test-lead-failed':
      'The test was not taken. Whoever runs the server sees why with the command: npm run agency -- doctor --send-test',
  },
} satisfies Sentences;

export type HealthSaid = SaidOf<typeof healthSaid>;
