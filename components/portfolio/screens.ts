import type { DrawingName } from '@/components/art/drawings';

/** The drawing's name for a file name in a project's `images`. */
export const screenOf = (image: string): DrawingName => `projects/${image.replace(/\.svg$/, '')}`;
