import { content } from '#lib/content/content.ts';
import type { Department, Ground } from '#lib/content/types.ts';

/**
 * Each ground's classes: the surface of a hero or a closing band, the niche behind a scene, the accent of icons
 * and rules on paper. As colors they are in components/art/glazes.ts.
 */
export const grounds: Record<Ground, { surface: string; niche: string; accent: string }> = {
  lajvard: { surface: 'bg-lajvard-900', niche: 'bg-lajvard-900', accent: 'text-lajvard-700' },
  firozi: { surface: 'bg-firozi-700', niche: 'bg-firozi-700', accent: 'text-firozi-700' },
  brick: { surface: 'bg-brick-700', niche: 'bg-brick-600', accent: 'text-brick-600' },
  genda: { surface: 'bg-genda-700', niche: 'bg-genda-300', accent: 'text-genda-700' },
  sabz: { surface: 'bg-sabz', niche: 'bg-sabz', accent: 'text-sabz' },
  ink: { surface: 'bg-ink', niche: 'bg-ink', accent: 'text-ink' },
};

/** Small text on a surface. */
export const labelOn = (ground: Ground) => (ground === 'genda' ? 'text-white' : 'text-genda-300');

export const departmentGround = (department: Department) =>
  grounds[content().departments[department].ground];
