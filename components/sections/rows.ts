/**
 * The width of a card in a grid of six tracks: halves first and then thirds, as many of each as fill
 * every row, whatever the number of cards. One card alone is a half.
 */
export function widthInRows(index: number, count: number): string {
  const halves = [0, 4, 2][count % 3] ?? 0;
  return index < halves ? 'lg:col-span-3' : 'lg:col-span-2';
}
