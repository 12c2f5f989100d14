import { cardImage } from '@/components/art/card-image';
import { portfolioPage } from '@/content/portfolio';
import { pageLooks } from '@/lib/page-looks';

export { contentType, size } from '@/components/art/card-image';

export default function Image() {
  return cardImage({ ...pageLooks.portfolio, title: portfolioPage.title, section: 'Portfolio' });
}
