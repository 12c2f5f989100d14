import { clsx } from 'clsx';
import { type PictureName, pictureFiles } from './picture-files';

type Props = {
  name: PictureName;
  /** What it shows; nothing where it is decoration. */
  alt: string;
  className?: string;
};

/** A drawing from a file of its own, fetched when it comes near. @throws where no drawing has the name */
export function Picture({ name, alt, className }: Props) {
  const file = pictureFiles.get(name);
  if (!file) throw new Error(`No drawing ${name}`);
  const { address, width, height } = file;
  return (
    // biome-ignore lint/performance/noImgElement: A vector, which next/image would not make smaller.
    <img
      src={address}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={clsx('bg-sand-200', className)}
    />
  );
}
