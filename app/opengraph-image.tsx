import { content } from '#lib/content/content.ts';
import { routes } from '#lib/routes.ts';
import { cardAlt, cardSize } from '#lib/seo/metadata.ts';
import { cardImage } from './social-cards.tsx';

export const dynamic = 'force-dynamic';

export const size = cardSize;
export const contentType = 'image/png';

/** For missing pages; other pages name their own card. */
export const alt = cardAlt(content().home.hero.title);

export default () => cardImage(routes.home);
