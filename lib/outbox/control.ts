import { processWide } from '#lib/process-wide.ts';

/** How server and handlers reach the delivery; its functions do nothing until that has started. */
export const outbox = processWide('outbox', () => ({
  /** Starts the delivery; resolved only in the process that serves the site. */
  serving: Promise.withResolvers<void>(),
  /** Whether that process is shutting down. */
  ending: false,
  /** How many are being answered right now: while there are many, the delivery waits. */
  submissions: 0,
  wake: () => {},
  /** Resolves when no attempt is in progress. */
  idle: async () => {},
  /** Claims no more entries. */
  stop: () => {},
  /** `stop`, then `idle`, but no longer than an attempt may take. */
  finish: async () => {},
  closeStore: async () => {},
}));
