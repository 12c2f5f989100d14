import { Fragment, Mark, type Node } from 'prosemirror-model';
import { schema } from './grammar.ts';

/**
 * What is seen of a block, as Markdown can say it, a break as the end of a line; nothing where that is nothing.
 *
 * @param sign of the entries of a list
 */
export function lookOf(block: Node, sign: string = block.attrs.marker): Node | undefined {
  if (block.isTextblock) {
    const runs = runsOf(block);
    const texts = runs.map(({ text, marks }, at) => {
      const reach = (mark: Mark) =>
        isCode([mark])
          ? 0
          : [...runs.slice(at), { marks: [] }].findIndex((run) => !mark.isInSet(run.marks));
      return schema.text(text).mark(marks.toSorted((one, other) => reach(other) - reach(one)));
    });
    return texts.length > 0 ? block.copy(Fragment.from(texts)) : undefined;
  }
  let last: string | undefined;
  const blocks = block.children.flatMap((child) => {
    const other = signsOf(child).find((one) => one !== last);
    const look = lookOf(child, other);
    if (look) last = other;
    return look ?? [];
  });
  return block.type.create(sign ? { ...block.attrs, marker: sign } : block.attrs, blocks);
}

/** Those that a list may have, its own first: beside another one of the same it would be one with it. */
export function signsOf({ attrs: { marker } }: Node): string[] {
  const signs = [...'-*+'].includes(marker) ? [...'-*+'] : [...'.)'];
  return marker ? [marker, ...signs.filter((sign) => sign !== marker)] : [];
}

/** Letters that have the same marks; a break is the end of a line. */
type Run = { text: string; marks: readonly Mark[] };

/** What is seen of a text: of spaces those alone that part words, and with the marks alone that both words have. */
function runsOf(textblock: Node): Run[] {
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

const isCode = (marks: readonly Mark[]) => marks.some(({ type }) => type.name === 'code');
