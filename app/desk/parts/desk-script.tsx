import { headers } from 'next/headers';
import type { Compiled } from '#lib/content/compiled.ts';
import { deskRoutes, nonceHeader } from '#lib/desk/desk-routes.ts';

/** A script of the desk, which the page's policy knows by its nonce. */
export async function DeskScript({ name }: { name: keyof Compiled['desk'] }) {
  const nonce = (await headers()).get(nonceHeader) ?? undefined;
  return <script defer nonce={nonce} src={deskRoutes.page(`scripts/${name}`)} />;
}
