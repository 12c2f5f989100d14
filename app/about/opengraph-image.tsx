import { cardImage } from '@/components/art/card-image';
import { pageLooks } from '@/components/art/page-look';
import { about } from '@/content/about';

export { contentType, size } from '@/components/art/card-image';

export default function Image() {
  return cardImage({ look: pageLooks.about, title: about.hero.title, section: 'About' });
}
