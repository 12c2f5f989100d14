import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { getDrawing } from '#components/art/drawings.ts';
import { Picture, type Shown } from '#components/art/picture.tsx';
import { SectionTitle } from './section.tsx';

type Props = { picture: Shown | undefined; caption: ReactNode; className?: string };

export function Figure({ picture, caption, className }: Props) {
  return (
    <figure className={className}>
      {picture && <Picture className="w-full rounded-lg" picture={picture} />}
      {caption && (
        <figcaption className="mt-3 max-w-measure text-sm text-ink-2">{caption}</figcaption>
      )}
    </figure>
  );
}

/** The `<view id="detail">` of a drawing, for a phone: there the words beside it would be screens without a picture. */
export function Detail({ picture }: { picture: Shown | '' | undefined }) {
  if (!picture) return null;
  const seen = typeof picture === 'string' ? getDrawing(picture).detail : picture.alt;
  if (!seen) return null;
  return (
    <figure className="mt-8 sm:hidden">
      <Picture
        className="aspect-[4/3] w-full rounded edge-1 object-cover"
        isDetail
        picture={picture}
      />
      {/* The drawing's own words: of a screen reader, the picture's. */}
      <figcaption aria-hidden="true" className="mt-2 text-sm text-ink-2">
        {seen}
      </figcaption>
    </figure>
  );
}

/** Without words beside it. */
export function LoneFigure(props: Pick<Props, 'picture' | 'caption'>) {
  return (
    <div className="paper wrap py-section">
      <Figure {...props} className="mx-auto max-w-[60rem]" />
    </div>
  );
}

type BandProps = Props & {
  id: string;
  label?: string;
  title: string;
  /** The words stand first where there is room beside them. */
  wordsFirst?: boolean | undefined;
  children: ReactNode;
};

export function FigureBand({ id, label, title, wordsFirst, children, ...figure }: BandProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="paper">
      <div className="wrap grid items-center gap-x-gutter gap-y-8 py-section lg:grid-cols-12">
        <div
          className={clsx(
            'strung strung-words lg:col-span-5',
            wordsFirst && 'words-first lg:self-start',
          )}
        >
          <SectionTitle className="text-3xl" id={id} label={label} title={title} />
          {children}
        </div>
        <Figure
          {...figure}
          className={clsx(
            'lg:col-span-7',
            wordsFirst ? 'max-lg:order-first' : 'order-first',
            figure.className,
          )}
        />
      </div>
    </section>
  );
}
