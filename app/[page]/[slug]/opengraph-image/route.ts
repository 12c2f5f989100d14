import { cardImage } from '#app/social-cards.tsx';

export async function GET(_: Request, { params }: RouteContext<'/[page]/[slug]/opengraph-image'>) {
  const { page, slug } = await params;
  return cardImage(`/${page}/${slug}`);
}
