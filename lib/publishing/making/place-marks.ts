import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { type Place, placeAttribute, plain, readMarks } from '#lib/content/marks.ts';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Takes the marks out of a document (lib/content/marks.ts), and names the place of words on the element that shows
 * them: where the words of a place stand in several, on the one around these.
 */
export function placeMarks(html: string): string {
  const places = new Map<Element, Set<Place>>();
  const note = (element: Element | undefined, found: readonly Place[]) => {
    if (!element || found.length === 0) return;
    places.set(element, new Set([...(places.get(element) ?? []), ...found]));
  };
  const begun: { place: Place; at: Element | undefined }[] = [];
  const visit = (node: Node, parent?: Element) => {
    if (node.nodeName === '#text' && 'value' in node) {
      for (const found of readMarks(node.value)) {
        if (found !== 'end') begun.push({ place: found, at: parent });
        else {
          const last = begun.pop();
          if (last) note(around(last.at, parent), [last.place]);
        }
      }
    }
    if ('attrs' in node) {
      const marks = readMarks(node.attrs.map(({ value }) => value).join(''));
      const found = marks.filter((one) => one !== 'end');
      note(node, found);
    }
    const inner = 'content' in node ? node.content : node;
    if (!('childNodes' in inner)) return;
    for (const child of inner.childNodes) visit(child, 'attrs' in node ? node : parent);
  };
  const document = parse(html, { scriptingEnabled: false });
  visit(document);
  for (const [{ attrs }, found] of places) {
    attrs.push({ name: placeAttribute, value: [...found].join(' ') });
  }
  return plain(serialize(document));
}

/** The innermost element around both. */
function around(one: Element | undefined, other: Element | undefined): Element | undefined {
  const outside = new Set(ancestors(one));
  return ancestors(other).find((element) => outside.has(element));
}

function ancestors(element: Element | undefined): Element[] {
  const parent = element?.parentNode;
  return element ? [element, ...ancestors(parent && 'attrs' in parent ? parent : undefined)] : [];
}
