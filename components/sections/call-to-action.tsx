import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { KiteString, StringEnd } from '#components/art/kite-string.tsx';
import type { PageLook } from '#components/art/page-look.ts';
import { TileField } from '#components/art/tile-field.tsx';
import { CallLink } from '#components/ui/chat-link.tsx';
import type { Service } from '#lib/content/types.ts';
import { grounds } from './grounds.ts';

type Props = {
  title: string;
  text: string;
  target: Service['call']['target'];
  greeting?: string | undefined;
  look: PageLook;
  label?: string;
  /** A second button. */
  children?: ReactNode;
};

export function CallToAction({ title, text, look, label, children, ...to }: Props) {
  return (
    <section
      aria-labelledby="call-title"
      className={clsx(
        'on-dark relative isolate text-white',
        // The footer below has the darker blue.
        look.ground === 'lajvard' ? 'bg-lajvard-700' : grounds[look.ground].surface,
      )}
    >
      <TileField id="call-field" look={look} />
      <KiteString />
      <div className="wrap relative grid items-center gap-x-gutter gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="max-w-[20em] text-4xl" id="call-title">
            {title}
          </h2>
          <p className="mt-4 max-w-[52ch] text-lg text-sand-100">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
          <CallLink {...to} id="call-chat">
            {label ?? 'Get Free Consultation'}
          </CallLink>
          {children}
        </div>
        <StringEnd />
      </div>
    </section>
  );
}
