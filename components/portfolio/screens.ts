import type { DrawingName } from '#components/art/drawings.ts';

export const screenOf = (image: string): DrawingName => `projects/${image.replace(/\.svg$/, '')}`;
