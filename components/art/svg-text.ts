import { isValidElement, type ReactNode } from 'react';
import { intrinsic } from './intrinsic';

/**
 * A drawing as the text of a file; server components cannot have `react-dom/server`. For drawings of
 * components without hooks; what only a page needs of them (classes, ARIA) is left out.
 */
export function svgText(drawing: ReactNode): string {
  return markup(intrinsic(drawing)).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

type Attributes = Record<string, unknown> & { children?: ReactNode };

function markup(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(markup).join('');
  if (!isValidElement<Attributes>(node)) return '';
  const { children, ...attributes } = node.props;
  if (typeof node.type !== 'string') return markup(children);
  const start = `<${node.type}${Object.entries(attributes).map(attribute).join('')}`;
  const inner = markup(children);
  return inner ? `${start}>${inner}</${node.type}>` : `${start}/>`;
}

function attribute([name, value]: [string, unknown]): string {
  if (value === undefined || /^(class|aria|role)/.test(name)) return '';
  const text = String(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
  return ` ${camelCased.has(name) ? name : name.replace(/[A-Z]/g, dashed)}="${text}"`;
}

/** Attributes that SVG itself writes so; React writes all others so too. */
const camelCased = new Set(['viewBox', 'patternUnits', 'patternTransform', 'pathLength']);

const dashed = (letter: string) => `-${letter.toLowerCase()}`;
