import type { ComponentProps } from 'react';

/** An element whose content the page effects (browser/effects) render, not React. */
export function Filled(props: Omit<ComponentProps<'div'>, 'children'>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: It is empty; React compares nothing below it.
  return <div {...props} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
