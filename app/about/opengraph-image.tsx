import { cardImage } from '#components/art/card-image.tsx';
import { pageLooks } from '#components/art/page-look.ts';
import { about } from '#content/about.ts';

export { contentType, size } from '#components/art/card-image.tsx';

export default function Image() {
  return cardImage({ look: pageLooks.about, title: about.hero.title, section: 'About' });
}
