import { headers } from 'next/headers';
import type { ComponentProps } from 'react';
import type { Compiled } from '#lib/content/compiled.ts';
import { deskRoutes, nonceHeader } from '#lib/desk/desk-routes.ts';

type Props = Pick<ComponentProps<'script'>, 'dangerouslySetInnerHTML'> & {
  name?: keyof Compiled['desk'];
};

/** A script of the desk, which the page's policy knows by its nonce. */
export async function DeskScript({ name, ...inline }: Props) {
  const nonce = (await headers()).get(nonceHeader) ?? undefined;
  const src = name && deskRoutes.page(`scripts/${name}`);
  return <script {...inline} defer={src !== undefined} nonce={nonce} src={src} />;
}
