import { Mark, type Node } from 'prosemirror-model';

/** What is seen of a block: of two that look alike, this is the same. @param leadsTo a link’s address as it is read */
export function lookOf(block: Node, leadsTo: (address: string) => string): string {
  const { marker, tight, from, ...attrs } = block.attrs;
  const content = block.isTextblock
    ? runsOf(block).map(({ text, marks }) => [
        text,
        marks.map(({ type, attrs: { href, title } }) => [type.name, href && leadsTo(href), title]),
      ])
    : block.children.map((child) => lookOf(child, leadsTo)).filter(Boolean);
  const isEmpty = block.isTextblock && content.length === 0;
  return isEmpty ? '' : JSON.stringify([block.type.name, attrs, content]);
}

/** Letters that have the same marks; a break is the end of a line. */
type Run = { text: string; marks: readonly Mark[] };

/** What is seen of a text: of spaces those alone that part words, and with the marks alone that both words have. */
export function runsOf(textblock: Node): Run[] {
  const runs: Run[] = [];
  for (const { text, marks } of share(share(lettersOf(textblock)).reverse()).reverse()) {
    const last = runs.at(-1);
    if (last && Mark.sameSet(last.marks, marks)) last.text += text;
    else runs.push({ text, marks });
  }
  return runs;
}

function lettersOf(textblock: Node): Run[] {
  const letters: Run[] = [];
  for (const { text = '\n', isText, marks: all } of textblock.children) {
    const marks = all.filter(
      ({ type, attrs }) => !attrs.isBare && (isText || type.name !== 'code'),
    );
    const shown = isText ? text.replace(/[ \t\n\r\f]+/g, ' ') : text;
    for (const letter of isCode(marks) ? [shown] : shown) {
      const last = letters.at(-1)?.text ?? '\n';
      if (letter === ' ' && /^[ \n]$/.test(last)) continue;
      if (letter === '\n' && last === ' ') letters.pop();
      letters.push({ text: letter, marks });
    }
  }
  while (/^[ \n]$/.test(letters.at(-1)?.text ?? '')) letters.pop();
  return letters;
}

/** Spaces have those marks alone that all has from the word before them on. */
function share(letters: Run[]): Run[] {
  let before: readonly Mark[] = [];
  return letters.map(({ text, marks }) => {
    const isSpace = /^\s$/.test(text);
    before = isSpace ? marks.filter((mark) => mark.isInSet(before)) : marks;
    return { text, marks: before };
  });
}

export const isCode = (marks: readonly Mark[]) => marks.some(({ type }) => type.name === 'code');
