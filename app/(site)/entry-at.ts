import { notFound } from 'next/navigation';
import { content } from '#lib/content/content.ts';
import { pageMetadata } from '#lib/site/metadata.ts';

type Params = Promise<{ slug: string }>;

/** The entry that a page's address names; there is no page of another. */
export async function entryAt<Entry extends { slug: string }>(
  entries: readonly Entry[],
  params: Params,
): Promise<Entry> {
  const { slug } = await params;
  return entries.find((one) => one.slug === slug) ?? notFound();
}

type Kind = 'services' | 'industries' | 'projects' | 'articles';

/** Gives the metadata of the pages of a kind. */
export const metadataOf =
  (kind: Kind, route: (slug: string) => string) =>
  async ({ params }: { params: Params }) =>
    pageMetadata(route((await entryAt<{ slug: string }>(content()[kind], params)).slug));
