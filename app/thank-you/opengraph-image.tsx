import { cardImage } from '@/components/art/card-image';
import { thankYouPage } from '@/content/contact';
import { pageLooks } from '@/lib/page-looks';

export { contentType, size } from '@/components/art/card-image';

export default function Image() {
  return cardImage({ ...pageLooks.thankYou, title: thankYouPage.title, section: 'Thank you' });
}
