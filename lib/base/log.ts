import pino from 'pino';
import { maskSecrets } from './mask-secrets.ts';

type Details = Record<string, unknown>;

const logger = pino(
  {
    base: null,
    messageKey: 'event',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { error: describeError },
  },
  { write: writeLine },
);

/** Lines for a reader that no longer reads must not fill the memory. */
const maxBacklog = 1024 * 1024; // bytes

function writeLine(line: string): void {
  if (process.stdout.writableLength < maxBacklog) process.stdout.write(line);
}

/** Writes JSON lines. Never pass a name, an address or a message of a visitor. */
export const log = {
  info: (event: string, details: Details = {}) => logger.info(details, event),
  warn: (event: string, details: Details = {}) => logger.warn(details, event),
  error: (event: string, details: Details = {}) => logger.error(details, event),
};

/** Chosen parts only: a database error has the row in `detail` and `where`. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: maskSecrets(String(error)) };
  const { code } = error as { code?: unknown };
  const { name: type, message, stack = '' } = error;
  return { type, code, message: maskSecrets(message), stack: maskSecrets(stack) };
}
