import { Fragment } from 'react';

/** Text that breaks after a slash or an at sign rather than within a word. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[/@])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
