import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import { contentHash } from '#lib/base/content-hash.ts';
import { routes } from '#lib/content/routes.ts';

/**
 * Divides a sheet: its deferred part, which browser/effects/deferred-styles.ts applies, is for a hand or for paper.
 * Where two rules of a layer weigh the same, that for a hand counts, whichever stood last.
 * @throws for a function of Tailwind, which browsers ignore with its rule
 */
export function divideStyles(sheet: string) {
  const [left] = /(?<![\w-])(?:--(?:theme|alpha|spacing)|theme)\([^)]*\)/.exec(sheet) ?? [];
  if (left) throw new Error(`${left} is left in a sheet: does its file lack @reference?`);
  return { first: part(sheet, false), deferred: part(sheet, true) };
}

/** Links a document to its deferred styles, before the other sheet that is for browsers without script. */
export function linkDeferred(html: string, deferred: string) {
  const address = routes.asset(`deferred-${contentHash(deferred).slice(0, 8)}.css`);
  const link = (media = '') => `<link ${media}href="${address}" rel="stylesheet"/>`;
  const links = `${link('media="print" ')}<noscript>${link()}`;
  return { html: html.replace('<noscript>', links), address };
}

function part(sheet: string, isDeferred: boolean): string {
  const root = postcss.parse(sheet);
  leave(root, isDeferred);
  return root.toString();
}

function leave(container: Container<ChildNode>, isDeferred: boolean) {
  for (const node of [...(container.nodes ?? [])]) {
    const waits = canWait(node);
    if (!waits && isGroup(node)) leave(node, isDeferred);
    else if (waits !== isDeferred) node.remove();
    if (isGroup(node) && node.nodes?.length === 0) node.remove();
  }
}

function canWait(node: ChildNode): boolean {
  if (node.type === 'atrule') return node.name === 'media' && node.params === 'print';
  if (node.type === 'decl') return /^transition|^cursor$|^overscroll-|-tap-/.test(node.prop);
  // What moves stays with its keyframes.
  return node.type === 'rule' && node.selectors.every(needsHand) && !/animation/.test(`${node}`);
}

/**
 * Not where a hand is a condition of another element, which may be that there is none. What shows the focus of another
 * element stays, as the browser's own ring would not be seen there.
 */
function needsHand(selector: string): boolean {
  const outer = selector.replace(/(?<!\\)\((?:\\.|[^()\\])*\)/g, '');
  return outer === selector
    ? /:(?:hover|active)\b|:focus-visible$|::selection|:user-invalid/.test(selector)
    : needsHand(outer);
}

const isGroup = (node: ChildNode): node is AtRule | Rule =>
  node.type === 'rule' ||
  (node.type === 'atrule' && ['layer', 'media', 'supports'].includes(node.name));
