import { cardImage, cardPaths } from '#app/social-cards.tsx';

export const dynamicParams = false;
export const generateStaticParams = () => cardPaths(1).map(([page]) => ({ page }));

export async function GET(_: Request, { params }: RouteContext<'/[page]/opengraph-image'>) {
  return cardImage(`/${(await params).page}`);
}
