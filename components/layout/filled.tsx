import type { ComponentProps } from 'react';

/** An element that the page effects fill (browser/effects): React leaves its inside alone. */
export function Filled(props: Omit<ComponentProps<'div'>, 'children'>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: It is empty; React compares nothing below it.
  return <div {...props} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
