import { cardImage } from '@/components/art/card-image';
import { pageLooks } from '@/components/art/page-look';
import { thankYouPage } from '@/content/contact';

export { contentType, size } from '@/components/art/card-image';

export default function Image() {
  return cardImage({ look: pageLooks.thankYou, title: thankYouPage.title, section: 'Thank you' });
}
