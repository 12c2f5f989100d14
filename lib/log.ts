import pino from 'pino';
import { processWide } from './process-wide.ts';

type Details = Record<string, unknown>;

const logger = pino(
  {
    base: undefined,
    messageKey: 'event',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { error: describeError },
  },
  { write: writeLine },
);

/** Bytes that may wait for a reader that no longer reads, so that they do not fill the memory. */
const longestBacklog = 1024 * 1024;

const unwritten = processWide('unwritten-log', () => ({ lines: 0 }));

/**
 * Writes a line through the process's own stream, so that a test can read it. Lines that could not be
 * written (a full disk, a reader that is gone) are counted; the next one says how many were lost.
 */
function writeLine(line: string): void {
  if (process.stdout.writableLength > longestBacklog) {
    unwritten.lines += 1;
    return;
  }
  const { lines } = unwritten;
  unwritten.lines = 0;
  const time = new Date().toISOString();
  const notice = { level: 'warn', time, event: 'log lines could not be written', lines };
  process.stdout.write(lines ? `${JSON.stringify(notice)}\n${line}` : line, (error) => {
    if (error) unwritten.lines += lines + 1;
  });
}

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
