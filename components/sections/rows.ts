/** Width of a card in a six-column grid: halves first, then thirds, so that every row is full. */
export function widthInRows(index: number, count: number): string {
  const halves = [0, 4, 2][count % 3] ?? 0;
  return index < halves ? 'lg:col-span-3' : 'lg:col-span-2';
}
