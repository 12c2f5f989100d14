import pino from 'pino';

type Details = Record<string, unknown>;

const logger = pino(
  {
    base: undefined,
    messageKey: 'event',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { error: describeError },
  },
  // Through the process's own stream, so that a test can read what was logged.
  { write: (line) => void process.stdout.write(line) },
);

/**
 * One JSON line an event. Callers pass identifiers, counts and reasons: never a name, an address or
 * a message that a visitor wrote.
 */
export const log = {
  info: (event: string, details: Details = {}) => logger.info(details, event),
  warn: (event: string, details: Details = {}) => logger.warn(details, event),
  error: (event: string, details: Details = {}) => logger.error(details, event),
};

/** Chosen parts only: a database's error carries the row at fault in `detail` and `where`. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  return { type: error.name, code, message: error.message, stack: error.stack };
}
