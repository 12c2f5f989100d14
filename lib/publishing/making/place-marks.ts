import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { pathOf } from '#lib/content/addresses.ts';
import { type Place, placeAttribute, plain, readMarks } from '#lib/content/marks.ts';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Takes the marks out of a document (lib/content/marks.ts), and names the place of words on the element that shows
 * them: where the words of a place stand in several, on the one around these.
 *
 * @param pictures places by what {@link pictureKey} gives: those of the page itself, where others chose the same
 */
export function placeMarks(
  html: string,
  pictures: ReadonlyMap<string, readonly Place[]>,
  page: string,
): string {
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
      const chosen = pictures.get(pictureKey(node) ?? '') ?? [];
      const own = chosen.filter((place) => pathOf(place.split('#', 1).join()) === page);
      note(node, own.length > 0 ? own : chosen);
      const marks = node.attrs.flatMap(({ value }) => readMarks(value));
      note(
        node,
        marks.filter((one) => one !== 'end'),
      );
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

/** What a picture is known by: the address of a drawing, whole or in part, the hash of a photograph, the words of a drawing in the page. */
function pictureKey({ tagName, attrs }: Element): string | undefined {
  const { src, 'aria-label': label } = Object.fromEntries(
    attrs.map(({ name, value }) => [name, value]),
  );
  if (tagName === 'svg') return label;
  return tagName === 'img' && src ? (photographIn(src) ?? src.replace(/#.*/, '')) : undefined;
}

const photographIn = (address: string) => /\/photographs\/([\w-]+)-\d+\.\w+$/.exec(address)?.[1];

/** The innermost element around both. */
function around(one: Element | undefined, other: Element | undefined): Element | undefined {
  const outside = new Set(ancestors(one));
  return ancestors(other).find((element) => outside.has(element));
}

function ancestors(element: Element | undefined): Element[] {
  const parent = element?.parentNode;
  return element ? [element, ...ancestors(parent && 'attrs' in parent ? parent : undefined)] : [];
}
