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

let unwritten = 0; // lines

/** Counts lines that cannot be written (full disk, closed pipe); the next one says how many were lost. */
function writeLine(line: string): void {
  if (process.stdout.writableLength > maxBacklog) {
    unwritten += 1;
    return;
  }
  const lines = unwritten;
  unwritten = 0;
  const time = new Date().toISOString();
  const notice = { level: 'warn', time, event: 'log lines could not be written', lines };
  process.stdout.write(lines ? `${JSON.stringify(notice)}\n${line}` : line, (error) => {
    if (error) unwritten += lines + 1;
  });
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
