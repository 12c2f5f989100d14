import { cardImage } from '#app/social-cards.tsx';

export async function GET(_: Request, { params }: RouteContext<'/[page]/opengraph-image'>) {
  return cardImage(`/${(await params).page}`);
}
