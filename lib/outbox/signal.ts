import { processWide } from '../process-wide.ts';

/** What the server and the handlers know of the delivery; it does nothing until that has started. */
export const outbox = processWide('outbox', () => ({
  /** Resolved in the process that serves the site, and only there: then the delivery starts. */
  serving: Promise.withResolvers<void>(),
  /** Set when that process has begun to end. */
  ending: false,
  /** Submissions being answered right now: delivery gives way to many. */
  submissions: 0,
  /** Tells the loop that there is a new mail. */
  wake: () => {},
  /** Resolves when no attempt is under way. */
  idle: async () => {},
  /** Claims nothing more. */
  stop: () => {},
  /** Claims nothing more, and resolves when no attempt is under way, or can be by its deadline. */
  finish: async () => {},
  closeStore: async () => {},
}));
