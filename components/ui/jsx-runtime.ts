import { type Attributes, createElement, type ElementType, Fragment } from 'react';

/**
 * Replaces React's own in the islands: without the `<style>` that Radix's Select writes, which the policy would
 * have to list, and which is markup made by a script.
 */
export function jsx(type: ElementType, props: Attributes, key?: Attributes['key']) {
  if (type === 'style') return null;
  return createElement(type, key === undefined ? props : { ...props, key });
}

export { Fragment, jsx as jsxs };
