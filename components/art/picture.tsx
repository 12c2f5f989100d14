import { clsx } from 'clsx';
import { type DrawingName, getDrawing } from './drawings';

type Props = {
  name: DrawingName;
  /** What it shows, where its title is not to be said; nothing where it is decoration. */
  alt?: string;
  className?: string;
};

/** A drawing from a file of its own, fetched when it comes near. @throws where no drawing has the name */
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
      className={clsx('bg-sand-200', className)}
    />
  );
}
