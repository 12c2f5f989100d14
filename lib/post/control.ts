import { processWide } from '#lib/base/process-wide.ts';

/** The delivery of mail while it runs: made by `startDelivery`, and by nobody else. */
type RunningDelivery = {
  /** Looks at once for what is due: for a visitor's message. All else is found within two seconds. */
  wake(): void;
  /** Claims no more mail; resolves when no attempt is under way, after `attemptDeadline` at most. */
  finish(): Promise<unknown>;
  closeStore(): Promise<void>;
};

/** Where the server, Next's handlers and the delivery meet: each is a bundle of its own. */
export const running = processWide('running', () => ({
  /** Undefined until it has started. */
  delivery: undefined as RunningDelivery | undefined,
}));
