import type { ComponentProps } from 'react';

/** An element whose content belongs to the page effects (browser/effects), not to React. */
export function Filled(props: Omit<ComponentProps<'div'>, 'children'>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: It is empty; React compares nothing below it.
  return <div {...props} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
