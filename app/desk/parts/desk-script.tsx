import { headers } from 'next/headers';
import type { ComponentProps } from 'react';
import { nonceHeader } from '#lib/desk/desk-routes.ts';

/** A script of the desk, which the page's policy knows by its nonce. */
export async function DeskScript(script: ComponentProps<'script'>) {
  const nonce = (await headers()).get(nonceHeader) ?? undefined;
  return <script {...script} defer={script.src !== undefined} nonce={nonce} />;
}
