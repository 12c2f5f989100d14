import type { DrawingName } from '@/components/art/drawings';

/** The drawing of one of a project's `images`. */
export const screenOf = (image: string): DrawingName => `projects/${image.replace(/\.svg$/, '')}`;
