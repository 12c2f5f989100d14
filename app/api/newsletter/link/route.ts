// Else it would be rendered at build time, and lose its headers.
export const dynamic = 'force-dynamic';

export { followLink as GET } from '#lib/letters/letter-links.ts';
