import {
  Children,
  cloneElement,
  type FunctionComponent,
  isValidElement,
  type ReactNode,
} from 'react';

/**
 * The same drawing with its components replaced by what they draw: inside an `<svg>`, `next/og`
 * takes nothing but plain elements. For components without hooks that answer at once.
 */
export function intrinsic(node: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { type, props } = node;
  if (typeof type === 'function') return intrinsic((type as FunctionComponent)(props) as ReactNode);
  return cloneElement(node, { children: Children.map(props.children, intrinsic) });
}
