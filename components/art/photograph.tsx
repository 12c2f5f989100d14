import { clsx } from 'clsx';
import { escapeHtml } from '#lib/base/escape-html.ts';
import { ledBy } from '#lib/content/marks.ts';
import type { Photograph as Chosen } from '#lib/content/types.ts';
import { readKept } from '#lib/publishing/kept-files.ts';
import { makePhotograph, photographAddress } from '#lib/publishing/make-photograph.ts';
import { firstFrameId } from './first-frame.ts';

export type PhotographProps = {
  photograph: Chosen;
  /** Replaces the photograph's; empty if decorative here. */
  alt?: string | undefined;
  className?: string | undefined;
  /** Width and height, e.g. `3 2`, that it is cut to. */
  ratio?: string;
  /** In the first screen: not loaded lazily. */
  isFirst?: boolean;
  /** The first below it, which a phone shows at once: painted in the first frame. */
  isNext?: boolean;
};

type Uncut = Omit<PhotographProps, 'ratio'>;

/** @throws a sentence if the file cannot be read */
export async function Photograph({ ratio, className, ...props }: PhotographProps) {
  const classes = ratio ? 'absolute inset-0 size-full object-cover' : className;
  const html = await sources({ ...props, className: classes });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: Ours, and escaped.
  const picture = <picture dangerouslySetInnerHTML={{ __html: html }} />;
  if (!ratio) return picture;
  return (
    <div className={clsx('photograph relative overflow-hidden', className)}>
      {/* A class for the ratio would be in every document, also of a site without photographs. */}
      <svg
        aria-hidden="true"
        className="block w-full"
        id={props.isFirst ? firstFrameId : undefined}
        viewBox={`0 0 ${ratio}`}
      />
      {picture}
    </div>
  );
}

/** The same as HTML. */
export async function photographHtml(props: Uncut): Promise<string> {
  return `<picture>${await sources(props)}</picture>`;
}

/** As the address of a JPEG that is sent with it, for what cannot ask for files. */
export async function photographData(photograph: Chosen): Promise<string> {
  const address = largestAddress(await makePhotograph(photograph));
  const body = await readKept(address);
  if (!body) throw new Error(`${address} is not there`);
  return `data:image/jpeg;base64,${body.toString('base64')}`;
}

async function sources(props: Uncut): Promise<string> {
  const { photograph, alt, className, isFirst, isNext } = props;
  const isLazy = !isFirst && !isNext;
  const sizes = isLazy ? `auto, ${usual}` : usual;
  const made = await makePhotograph(photograph);
  const { hash, width, height, widths } = made;
  const srcset = (format: 'avif' | 'jpeg') =>
    widths
      .map((each) => `${photographAddress(hash, each, format)} ${Math.min(each, width)}w`)
      .join(', ');
  return [
    element('source', { type: 'image/avif', srcset: srcset('avif'), sizes }),
    element('img', {
      src: largestAddress(made),
      srcset: srcset('jpeg'),
      sizes,
      width,
      height,
      alt: ledBy(photograph.file, alt ?? photograph.alt),
      class: className,
      ...(isFirst && { fetchpriority: 'high' }),
      ...(isLazy && { loading: 'lazy', decoding: 'async' }),
    }),
  ].join('');
}

const largestAddress = ({ hash, widths }: Awaited<ReturnType<typeof makePhotograph>>) =>
  photographAddress(hash, Math.max(...widths), 'jpeg');

/** How wide it is in which window; of one that is lazy, most browsers know that themselves. */
const usual = '(min-width: 64rem) 40rem, 95vw';

function element(name: string, attributes: Record<string, string | number | undefined>): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<${name} ${given.map(([key, value]) => `${key}="${escapeHtml(String(value))}"`).join(' ')}>`;
}
