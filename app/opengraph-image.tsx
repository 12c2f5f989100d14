import { cardImage } from '@/components/art/card-image';
import { home } from '@/content/home';
import { pageLooks } from '@/lib/page-looks';

export { alt, contentType, size } from '@/components/art/card-image';

export default function Image() {
  return cardImage({ ...pageLooks.home, title: home.hero.title, section: 'Lahore' });
}
