/** SQLITE_FULL. */
const full = 13;

/** Whether a file, the database or Git could not write for want of room. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode, message } = Object(error);
  return code === 'ENOSPC' || errcode === full || /no space left on device/i.test(message);
}
