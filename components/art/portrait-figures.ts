import { cap, turban, waistcoat } from '@/components/art/portrait-men';
import type { Figure } from '@/components/art/portrait-parts';
import { jasmine, shawl, veil } from '@/components/art/portrait-women';

/** Everyone there is; neighbors differ in ground, pose and dress. */
export const figures: readonly [Figure, ...Figure[]] = [
  waistcoat,
  veil,
  turban,
  jasmine,
  cap,
  shawl,
];
