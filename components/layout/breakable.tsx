import { Fragment } from 'react';

/** Text too long for its line breaks after a slash, an at sign or a no-break space, not within a word. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[/@\u00a0])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
