type SetTitle = { lines: string[]; size: number };

export const leading = 1.06;

/** Breaks a title into the fewest lines that have the size `most` in the box in px; a longer title is smaller. */
export function setTitle(title: string, width: number, height: number, most: number): SetTitle {
  const words = title.split(' ');
  const settings = words.slice(0, 6).map((_, index) => {
    const lines = breakEvenly(words, index + 1);
    const byWidth = width / Math.max(...lines.map(estimatedEms));
    const byHeight = height / (lines.length * leading);
    return { lines, size: Math.floor(Math.min(most, byWidth, byHeight)) };
  });
  return settings.reduce((best, next) => (next.size > best.size ? next : best));
}

function breakEvenly(words: string[], count: number): string[] {
  if (count === 1) return [words.join(' ')];
  const choices = words.slice(count - 1).map((_, index) => {
    const rest = words.length - 1 - index;
    const [head, tail] = [words.slice(0, rest), words.slice(rest)];
    return [...breakEvenly(head, count - 1), tail.join(' ')];
  });
  const unevenness = (lines: string[]) =>
    lines.reduce((sum, line) => sum + estimatedEms(line) ** 2, 0);
  return choices.reduce((best, next) => (unevenness(next) < unevenness(best) ? next : best));
}

function estimatedEms(text: string): number {
  return [...text].reduce((sum, letter) => sum + advanceOf(letter), 0);
}

function advanceOf(letter: string): number {
  if (/[ijlI1.,:;’'! ]/.test(letter)) return 0.28;
  if (/[frt-]/.test(letter)) return 0.47;
  if (/[mwMW]/.test(letter)) return 0.97;
  return /[A-Z0-9&]/.test(letter) ? 0.73 : 0.64;
}
