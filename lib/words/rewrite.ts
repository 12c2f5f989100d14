import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/**
 * A file with other words. Whatever stays as it was keeps its place, its quotes and the remarks around it, so
 * that a change of one word is a change of one line.
 *
 * @param text of a YAML file, or the head of a Markdown file; empty for a new one
 * @param data what it is to say; of a group, undefined is left out
 */
export function rewrite(text: string, data: unknown): string {
  const document: Document = parseDocument(text);
  document.contents = merge(document, document.contents, withoutGaps(data));
  return document.toString({ lineWidth: 100, singleQuote: true, flowCollectionPadding: false });
}

function merge(document: Document, node: Node | null, data: unknown): Node | null {
  if (node && isDeepStrictEqual(node.toJS(document), data)) return node;
  if (isMap(node) && isGroup(data)) return mergeGroup(document, node, data);
  if (isSeq(node) && Array.isArray(data)) return mergeList(document, node, data);
  if (!isScalar(node) || typeof data === 'object') return document.createNode(data);
  node.value = data;
  return node;
}

/** A new field stands where the schema has it. */
function mergeGroup(document: Document, group: YAMLMap, data: Record<string, unknown>): YAMLMap {
  for (const { key } of [...group.items]) {
    if (!Object.hasOwn(data, String(key))) group.delete(key);
  }
  let place = 0;
  for (const [name, value] of Object.entries(data)) {
    const at = group.items.findIndex(({ key }) => String(key) === name);
    const pair = group.items[at];
    if (pair) pair.value = merge(document, pair.value as Node | null, value);
    else group.items.splice(place, 0, document.createPair(name, value));
    place = (pair ? at : place) + 1;
  }
  return group;
}

/** An entry that has moved takes its remarks along. */
function mergeList(document: Document, list: YAMLSeq, data: readonly unknown[]): YAMLSeq {
  const old = [...list.items] as (Node | undefined)[];
  const same = data.map((value) => {
    const at = old.findIndex((node) => node && isDeepStrictEqual(node.toJS(document), value));
    const node = old[at];
    if (at >= 0) old[at] = undefined;
    return node;
  });
  const [first] = list.items;
  list.items = data.map((value, at) => same[at] ?? merge(document, old[at] ?? null, value));
  keepHead(first, list.items[0]);
  return list;
}

/** A remark above the first entry is on the whole list. */
function keepHead(was: unknown, is: unknown) {
  if (was === is || !isNode(was) || !isNode(is)) return;
  const remarks = [was.commentBefore, is.commentBefore].filter(Boolean);
  Object.assign(is, { commentBefore: remarks.join('\n') || null, spaceBefore: was.spaceBefore });
  was.commentBefore = null;
}

function isGroup(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function withoutGaps(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutGaps);
  if (!isGroup(data)) return data;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, withoutGaps(value)]),
  );
}
