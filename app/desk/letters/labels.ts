import type { Progress } from '#lib/letters/progress.ts';

export const progressLabels: Record<Progress['state'], string> = {
  sending: 'On its way',
  sent: 'Sent',
  stopped: 'Stopped',
};
