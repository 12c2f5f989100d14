import type { DrawingName } from '#components/art/drawings.ts';
import { Picture } from '#components/art/picture.tsx';

type Props = { name: DrawingName; caption: string | undefined; className?: string };

export function Figure({ name, caption, className }: Props) {
  return (
    <figure className={className}>
      <Picture name={name} className="w-full rounded-lg" />
      {caption && (
        <figcaption className="mt-3 max-w-measure text-sm text-ink-2">{caption}</figcaption>
      )}
    </figure>
  );
}
