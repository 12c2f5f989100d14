import { cardImage } from '@/components/art/card-image';
import { pageLooks } from '@/components/art/page-look';
import { portfolioPage } from '@/content/portfolio';

export { contentType, size } from '@/components/art/card-image';

export default function Image() {
  return cardImage({ look: pageLooks.portfolio, title: portfolioPage.title, section: 'Portfolio' });
}
