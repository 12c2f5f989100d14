type Mark = readonly [typed: string, becomes: string];

const marks: readonly Mark[] = [
  ['## A heading', 'a heading'],
  ['**two words**', 'bold'],
  ['[our work](/portfolio)', 'a link; one that begins with / leads to this site'],
  ['- one', 'a list: each line begins with a hyphen, or with 1.'],
  ['> said', 'a quotation'],
];

/** How Markdown is written. */
export function MarksHelp({ intro, more = [] }: { intro: string; more?: readonly Mark[] }) {
  return (
    <details className="mt-2">
      <summary className="py-2">How to make headings, links and lists</summary>
      <p>{intro}</p>
      <dl className="mt-2">
        {[...marks, ...more].map(([typed, becomes]) => (
          <div className="contents" key={typed}>
            <dt>
              <code>{typed}</code>
            </dt>
            <dd>{becomes}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
