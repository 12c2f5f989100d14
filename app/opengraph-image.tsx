import { cardImage } from '#components/art/card-image.tsx';
import { pageLooks } from '#components/art/page-look.ts';
import { home } from '#content/home.ts';
import { cardAlt } from '#lib/seo/metadata.ts';
import { site } from '#lib/site.ts';

export { contentType, size } from '#components/art/card-image.tsx';

/** For missing pages; other pages name their own card. */
export const alt = cardAlt(home.hero.title);

export default function Image() {
  return cardImage({ look: pageLooks.home, title: home.hero.title, section: site.address.city });
}
