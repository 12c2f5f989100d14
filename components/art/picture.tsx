import { clsx } from 'clsx';
import { type DrawingName, getDrawing } from './drawings.ts';

type Props = {
  name: DrawingName;
  /** Replaces the drawing's title; empty if decorative. */
  alt?: string;
  className?: string;
};

/** @throws if there is no such drawing */
export function Picture({ name, alt, className }: Props) {
  const { title, address, width, height } = getDrawing(name);
  return (
    // biome-ignore lint/performance/noImgElement: A vector, which next/image would not make smaller.
    <img
      src={address}
      width={width}
      height={height}
      alt={alt ?? title}
      loading="lazy"
      decoding="async"
      className={clsx('h-auto bg-sand-200', className)}
    />
  );
}
