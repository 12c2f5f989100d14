import { cardImage } from '@/components/art/card-image';
import { pageLooks } from '@/components/art/page-look';
import { home } from '@/content/home';
import { cardAlt } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export { contentType, size } from '@/components/art/card-image';

/** For missing pages; other pages name their own card. */
export const alt = cardAlt(home.hero.title);

export default function Image() {
  return cardImage({ look: pageLooks.home, title: home.hero.title, section: site.address.city });
}
