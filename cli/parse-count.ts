import { InvalidArgumentError } from 'commander';

/** @throws for what is not a whole number from 1 */
export function parseCount(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('A number from 1.');
  return number;
}
