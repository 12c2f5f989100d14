import { cardImage } from '#app/social-cards.tsx';
import { routes } from '#lib/routes.ts';

export const dynamic = 'force-dynamic';

/** Apart from the others, as `/portfolio/[slug]` would take it for a project. */
export const GET = () => cardImage(routes.portfolio);
