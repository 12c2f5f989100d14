/** `2025-08-29` as `August 29, 2025`. */
export function formatDate(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
