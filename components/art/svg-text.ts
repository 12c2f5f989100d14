import {
  Children,
  cloneElement,
  type FunctionComponent,
  isValidElement,
  type ReactNode,
} from 'react';

/** Without classes and ARIA; no hooks. Server components cannot import `react-dom/server`. */
export function svgText(drawing: ReactNode): string {
  return markup(renderComponents(drawing)).replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg"',
  );
}

type Attributes = Record<string, unknown> & {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
};

function markup(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(markup).join('');
  if (!isValidElement<Attributes>(node)) return '';
  const { children, dangerouslySetInnerHTML: html, ...attributes } = node.props;
  if (typeof node.type !== 'string') return markup(children);
  const start = `<${node.type}${Object.entries(attributes).map(attribute).join('')}`;
  const inner = html?.__html ?? markup(children);
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

const camelCased = new Set(['viewBox', 'patternUnits', 'patternTransform', 'pathLength']);

const dashed = (letter: string) => `-${letter.toLowerCase()}`;

function renderComponents(node: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { type, props } = node;
  if (typeof type === 'function')
    return renderComponents((type as FunctionComponent)(props) as ReactNode);
  return cloneElement(node, { children: Children.map(props.children, renderComponents) });
}
