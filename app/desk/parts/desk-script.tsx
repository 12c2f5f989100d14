import { headers } from 'next/headers';
import { nonceHeader } from '#lib/desk-routes.ts';

/** A script of the desk, which the page's policy knows by its nonce. */
export async function DeskScript({ src }: { src: string }) {
  const nonce = (await headers()).get(nonceHeader) ?? undefined;
  return <script data-page="" nonce={nonce} src={src} defer />;
}
