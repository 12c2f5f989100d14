/** A whole number as the first word of a sentence: `Sixteen`; in digits from a hundred on. */
export function numberWord(count: number): string {
  const words = small[count] ?? inTens(count);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const small = (
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen'
).split(' ');

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function inTens(count: number): string {
  const ten = tens[Math.floor(count / 10) - 2];
  if (!ten) return String(count);
  return count % 10 ? `${ten}-${small[count % 10]}` : ten;
}
