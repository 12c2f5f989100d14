import { cardImage } from '@/components/art/card-image';
import { about } from '@/content/about';
import { pageLooks } from '@/lib/page-looks';

export { contentType, size } from '@/components/art/card-image';

export default function Image() {
  return cardImage({ ...pageLooks.about, title: about.hero.title, section: 'About' });
}
