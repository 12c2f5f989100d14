import { clsx } from 'clsx';
import { getDrawing } from './drawings.ts';
import { Photograph, type PhotographProps } from './photograph.tsx';
import type { Shown } from './shown.ts';

type Props = Omit<PhotographProps, 'photograph'> & { picture: Shown };

/** @throws if there is no such drawing or photograph */
export function Picture({ picture, alt, className, ...photograph }: Props) {
  const classes = clsx('h-auto bg-sand-200', className);
  if (typeof picture !== 'string') {
    return <Photograph photograph={picture} alt={alt} className={classes} {...photograph} />;
  }
  const { title, address, width, height } = getDrawing(picture);
  return (
    // biome-ignore lint/performance/noImgElement: A vector, which next/image would not make smaller.
    <img
      src={address}
      width={width}
      height={height}
      alt={alt ?? title}
      loading="lazy"
      decoding="async"
      className={classes}
    />
  );
}
