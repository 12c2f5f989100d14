import { Picture, type Shown } from '#components/art/picture.tsx';

type Props = { picture: Shown; caption: string | undefined; sizes: string; className?: string };

export function Figure({ picture, caption, sizes, className }: Props) {
  return (
    <figure className={className}>
      <Picture picture={picture} sizes={sizes} className="w-full rounded-lg" />
      {caption && (
        <figcaption className="mt-3 max-w-measure text-sm text-ink-2">{caption}</figcaption>
      )}
    </figure>
  );
}
