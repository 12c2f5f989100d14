/** A moment as people in the given time zone would write it. @param at ms since 1970 */
export function formatTime(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(at);
}
