import type { Progress } from '#lib/owner/letters.ts';

export const progressWords: Record<Progress['state'], string> = {
  sending: 'On its way',
  sent: 'Sent',
  stopped: 'Stopped',
};
