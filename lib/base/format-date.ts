/** `2025-08-29` as `August 29, 2025`; `full` names the day of the week, too. */
export function formatDate(day: string, dateStyle: 'full' | 'long' = 'long'): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: 'UTC' }).format(new Date(day));
}
