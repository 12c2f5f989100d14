import { clsx } from 'clsx';
import { ledBy, plain } from '#lib/content/marks.ts';
import { isPhotograph } from '#lib/content/names.ts';
import type { Photograph as Chosen, Project } from '#lib/content/types.ts';
import { type DrawingName, drawn, getDrawing } from './drawings.ts';
import { firstFrameId } from './first-frame.ts';
import { Photograph, type PhotographProps } from './photograph.tsx';

type Props = Omit<PhotographProps, 'photograph'> & {
  picture: Shown;
  /** What is behind it is seen. */
  isClear?: boolean;
  /** Only that part of a drawing which has this name in it. */
  isDetail?: boolean;
};

/** @throws if there is no such drawing or photograph */
export function Picture({ picture, isClear, isDetail, alt, className, ...photograph }: Props) {
  const classes = clsx(!isClear && 'bg-sand-200', className);
  if (typeof picture !== 'string') {
    return <Photograph alt={alt} className={classes} photograph={picture} {...photograph} />;
  }
  const { title, detail, address, group, width, height } = getDrawing(picture);
  // In the first screen an image file would arrive late.
  return photograph.isFirst ? (
    <svg
      aria-label={title}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: The drawing is ours, from drawings/.
      dangerouslySetInnerHTML={{ __html: `<g id="${firstFrameId}"></g>${group}` }}
      role="img"
      viewBox={`0 0 ${width} ${height}`}
    />
  ) : (
    // biome-ignore lint/performance/noImgElement: A vector, which next/image would not make smaller.
    <img
      alt={ledBy(picture, alt ?? (isDetail && detail ? detail : title))}
      className={classes}
      decoding={photograph.isNext ? undefined : 'async'}
      height={height}
      loading={photograph.isNext ? undefined : 'lazy'}
      src={isDetail ? `${address}#${plain(picture).replace('/', '-')}-detail` : address}
      width={width}
    />
  );
}

/** What stands where a page has a picture; a photograph's file is below `content/`. */
export type Shown = DrawingName | Chosen;

/** The picture that a record of `content/FOLDER/` chooses: a drawing of `drawings`, or a photograph. */
export function chosen(
  choice: Project['images'][number],
  drawings: 'portraits' | 'projects',
  folder: string,
): Shown {
  if (typeof choice !== 'string') return beside(folder, choice);
  const name = plain(choice);
  if (isPhotograph(name)) return beside(folder, { file: choice, alt: '' });
  return `${drawings}/${ledBy(choice, name.replace(/\.svg$/, ''))}`;
}

/** The photograph of a record of `content/FOLDER/`; else its drawing, if there is one. */
export function photographOr(
  drawing: DrawingName,
  folder: string,
  photograph?: Chosen,
): Shown | undefined {
  if (photograph) return beside(folder, photograph);
  return drawn(ledBy(drawing, drawing, 'photograph,') as DrawingName);
}

export function beside(folder: string, { file, alt }: Chosen): Chosen {
  return { file: `${folder}/${file}`, alt };
}

export const screenOf = (image: Project['images'][number]): Shown =>
  chosen(image, 'projects', 'projects');

/** That of the drawings. */
export const screenRatio = '3 2';
