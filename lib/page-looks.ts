import type { Department, Ground } from '@/content/types';

/** What a page's hero and its social card are cut from. */
export type PageLook = {
  seed: string;
  department: Department;
  ground: Ground;
  /** Ground of the tile panel, where it is not the department's. */
  panelGround?: Ground;
};

/** The looks of the pages that are not made from a list. */
export const pageLooks = {
  home: { seed: 'home', department: 'web', ground: 'lajvard' },
  about: { seed: 'about', department: 'design', ground: 'ink', panelGround: 'lajvard' },
  contact: { seed: 'contact', department: 'software', ground: 'firozi' },
  thankYou: { seed: 'thank-you', department: 'design', ground: 'sabz', panelGround: 'sabz' },
  portfolio: { seed: 'portfolio', department: 'design', ground: 'brick' },
  privacyPolicy: { seed: 'privacy-policy', department: 'software', ground: 'lajvard' },
} as const satisfies Record<string, PageLook>;
