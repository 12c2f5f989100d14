import { notFound } from 'next/navigation';

/** The entry that a page's address names; there is no page of another. */
export async function entryOf<Entry extends { slug: string }>(
  entries: readonly Entry[],
  params: Promise<{ slug: string }>,
): Promise<Entry> {
  const { slug } = await params;
  return entries.find((one) => one.slug === slug) ?? notFound();
}
