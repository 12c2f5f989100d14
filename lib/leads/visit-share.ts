/**
 * How many of its visits brought a message: `1.5 %`. Undefined where fewer visits than messages were counted,
 * as browsers may ask not to be.
 */
export function visitShare(messages: number, visits: number): string | undefined {
  if (visits === 0 || messages > visits) return undefined;
  const percent = (100 * messages) / visits;
  return `${new Intl.NumberFormat('en', { maximumFractionDigits: percent < 10 ? 1 : 0 }).format(percent)} %`;
}
