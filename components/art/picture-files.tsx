import type { ReactElement } from 'react';
import { projects } from '@/content/projects';
import { contentHash } from '@/lib/content-hash';
import { routes } from '@/lib/routes';
import { MockUp } from './mock-up/mock-up';
import { Portrait } from './portrait';
import { figures } from './portrait-figures';
import { svgText } from './svg-text';

export type PictureName = `mock-up-${string}` | `portrait-${number}`;

/** A drawing as a file: its address, which changes with it, its text, and its size in pixels. */
export type PictureFile = { address: string; svg: string; width: number; height: number };

/** The drawings that stand below a page's first screen: files, so that no document carries them. */
export const pictureFiles: ReadonlyMap<PictureName, PictureFile> = new Map([
  ...projects.map(({ slug }) => file(`mock-up-${slug}`, <MockUp slug={slug} />)),
  ...figures.map((figure, at) => file(`portrait-${at}`, <Portrait figure={figure} />)),
]);

function file(name: PictureName, drawing: ReactElement): [PictureName, PictureFile] {
  const svg = svgText(drawing);
  const [width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).map(Number) ?? [];
  return [
    name,
    { address: routes.asset(`art/${name}-${contentHash(svg)}.svg`), svg, width, height },
  ];
}
