import { chosen, type Shown } from '#components/art/shown.ts';
import type { PictureChoice } from '#lib/content/types.ts';

export const screenOf = (image: PictureChoice): Shown => chosen(image, 'projects', 'projects');

/** That of the drawings. */
export const screenRatio = '3 2';
