import { processWide } from '@/lib/process-wide';

/** What the handlers know of the delivery loop; it does nothing until the loop has started. */
export const outbox = processWide('outbox', () => ({
  /** Submissions being answered right now: delivery gives way to many. */
  submissions: 0,
  /** Tells the loop that there is a new mail. */
  wake: () => {},
  /** Resolves when no attempt is under way. */
  idle: async () => {},
  /** Claims nothing more. */
  stop: () => {},
}));
