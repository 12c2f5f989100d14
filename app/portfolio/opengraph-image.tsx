import { cardImage } from '#components/art/card-image.tsx';
import { pageLooks } from '#components/art/page-look.ts';
import { portfolioPage } from '#content/portfolio.ts';

export { contentType, size } from '#components/art/card-image.tsx';

export default function Image() {
  return cardImage({ look: pageLooks.portfolio, title: portfolioPage.title, section: 'Portfolio' });
}
