import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Picture, type Shown } from '#components/art/picture.tsx';
import { SectionTitle } from './section.tsx';

type Props = { picture: Shown; caption: string | undefined; className?: string };

export function Figure({ picture, caption, className }: Props) {
  return (
    <figure className={className}>
      <Picture className="w-full rounded-lg" picture={picture} />
      {caption && (
        <figcaption className="mt-3 max-w-measure text-sm text-ink-2">{caption}</figcaption>
      )}
    </figure>
  );
}

/** The `<view id="detail">` of a drawing, for a phone: there the words beside it would be screens without a picture. */
export function Detail({ picture }: { picture: Shown | undefined }) {
  if (!picture) return null;
  return (
    <Picture
      alt=""
      className="mt-8 aspect-[4/3] w-full rounded object-cover sm:hidden"
      isDetail
      picture={picture}
    />
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

type BandProps = Omit<Props, 'className'> & {
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
        <div className={clsx('strung strung-words lg:col-span-5', wordsFirst && 'words-first')}>
          <SectionTitle className="text-3xl" id={id} label={label} title={title} />
          {children}
        </div>
        <Figure
          {...figure}
          className={clsx('lg:col-span-7', wordsFirst ? 'max-lg:order-first' : 'order-first')}
        />
      </div>
    </section>
  );
}
