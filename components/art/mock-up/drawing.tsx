import type { Mark } from './mark';
import { merge } from './merge';

/** Draws marks as few paths; stands inside an `svg` without fill and with round ends and joins. */
export function Drawing({ marks }: { marks: readonly Mark[] }) {
  return merge(marks).map(({ key, paint, d }) => <path key={key} {...paint} d={d} />);
}
