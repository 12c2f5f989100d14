/** Whether the Damerau-Levenshtein distance is at most `typos`. */
export function isWithin(typos: number, typed: string, right: string): boolean {
  if (typed === right) return true;
  if (typos === 0) return false;
  let same = 0;
  while (typed[same] === right[same]) same += 1;
  const [a, b] = [typed.slice(same), right.slice(same)];
  const isSwapped = a[0] === b[1] && a[1] === b[0];
  return (
    isWithin(typos - 1, a.slice(1), b) ||
    isWithin(typos - 1, a, b.slice(1)) ||
    isWithin(typos - 1, a.slice(1), b.slice(1)) ||
    (isSwapped && isWithin(typos - 1, a.slice(2), b.slice(2)))
  );
}
