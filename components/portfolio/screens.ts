import type { DrawingName } from '@/components/art/drawings';

export const screenOf = (image: string): DrawingName => `projects/${image.replace(/\.svg$/, '')}`;
