import { content } from '#lib/content/content.ts';
import type { Department, Ground } from '#lib/content/types.ts';

/** Each ground's classes; as colors they are in components/art/glazes.ts. */
export const grounds: Record<Ground, GroundClasses> = {
  lajvard: {
    surface: 'bg-lajvard-900',
    label: 'text-genda-300',
    niche: 'bg-lajvard-900',
    accent: 'text-lajvard-700',
  },
  firozi: {
    surface: 'bg-firozi-700',
    label: 'text-genda-300',
    niche: 'bg-firozi-700',
    accent: 'text-firozi-700',
  },
  brick: {
    surface: 'bg-brick-700',
    label: 'text-genda-300',
    niche: 'bg-brick-600',
    accent: 'text-brick-600',
  },
  genda: {
    surface: 'bg-genda-700',
    label: 'text-white',
    niche: 'bg-genda-500',
    accent: 'text-genda-700',
  },
  sabz: {
    surface: 'bg-sabz',
    label: 'text-genda-300',
    niche: 'bg-sabz',
    accent: 'text-sabz',
  },
  ink: {
    surface: 'bg-ink',
    label: 'text-genda-300',
    niche: 'bg-ink',
    accent: 'text-ink',
  },
};

type GroundClasses = {
  /** Hero or closing band. */
  surface: string;
  /** Small text on the surface. */
  label: string;
  /** Behind a scene. */
  niche: string;
  /** Icons and rules on paper. */
  accent: string;
};

export const departmentGround = (department: Department) =>
  grounds[content().departments[department].ground];
