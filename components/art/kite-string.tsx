import './kite-string.css';
import { Picture } from './picture.tsx';

/**
 * The line of home's kite runs down the longer pages in the margin, where no words stand. At each section, in a wrap
 * that is `strung`, it is tied to a `knot`, and on the closing call a hand holds its reel.
 */
export function KiteString() {
  return <div className="kite-string" />;
}

/** At the end of a page, in the measures of a wrap. */
export function StringEnd() {
  const corner = 'absolute bottom-0 [inset-inline-end:0] w-[calc(var(--wrap)*2.25)] print:hidden';
  return <Picture alt="" className={corner} isClear picture="pages/reel" />;
}
