import { cardImage, cardPaths } from '#app/social-cards.tsx';

export const dynamicParams = false;
export const generateStaticParams = () => cardPaths(2).map(([page, slug]) => ({ page, slug }));

export async function GET(_: Request, { params }: RouteContext<'/[page]/[slug]/opengraph-image'>) {
  const { page, slug } = await params;
  return cardImage(`/${page}/${slug}`);
}
