import type { Department, Ground } from '@/content/types';

/** Each ground of a hero or closing band: its color, and one for small text that reads on it. */
export const grounds: Record<Ground, { surface: string; label: string }> = {
  lajvard: { surface: 'bg-lajvard-900', label: 'text-genda-300' },
  firozi: { surface: 'bg-firozi-700', label: 'text-genda-300' },
  brick: { surface: 'bg-brick-700', label: 'text-genda-300' },
  genda: { surface: 'bg-genda-700', label: 'text-white' },
  sabz: { surface: 'bg-sabz', label: 'text-genda-300' },
  ink: { surface: 'bg-ink', label: 'text-genda-300' },
};

/** Color of a department's icons and rules on paper. */
export const departmentAccent: Record<Department, string> = {
  web: 'text-lajvard-700',
  software: 'text-firozi-700',
  marketing: 'text-genda-700',
  design: 'text-brick-600',
};

export const industryAccent: Record<Ground, string> = {
  lajvard: 'text-lajvard-700',
  firozi: 'text-firozi-700',
  brick: 'text-brick-600',
  genda: 'text-genda-700',
  sabz: 'text-sabz',
  ink: 'text-ink',
};
