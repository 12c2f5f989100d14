import { followLink } from '#lib/letters/counted-links.ts';
import { countUp } from '#lib/visits/counting.ts';

// Else it would be rendered at build time, and lose its headers.
export const dynamic = 'force-dynamic';

export const GET = (request: Request) => followLink(request, countUp);
