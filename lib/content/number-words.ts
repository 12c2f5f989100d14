/** `sixteen`, `twenty-one`; from 100 in digits. */
export function inWords(count: number): string {
  return small[count] ?? inTens(count);
}

const small =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function inTens(count: number): string {
  const ten = tens[Math.floor(count / 10) - 2];
  if (!ten) return String(count);
  return count % 10 ? `${ten}-${small[count % 10]}` : ten;
}
