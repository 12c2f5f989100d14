import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Breakable } from '#components/layout/breakable.tsx';
import { content } from '#lib/content/content.ts';
import { phoneLink, routes } from '#lib/routes.ts';

export function ContactFacts() {
  const { site } = content();
  const { street, city, postalCode, region, country } = site.address;
  const town = `${city} ${postalCode}, ${region}, ${country}`;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(max(12.5rem,34%),100%),1fr))] gap-5">
      <Fact label="Email" copy={site.email}>
        <a href={`mailto:${site.email}`} className="link">
          <Breakable text={site.email} />
        </a>
      </Fact>
      <Fact label="Phone" copy={site.phone}>
        <a href={phoneLink(site.phone)} className="link inline-block">
          <Breakable text={site.phone.replaceAll(' ', '\u00a0')} />
        </a>
      </Fact>
      <Fact label="Office" copy={`${street}, ${town}`}>
        <address className="not-italic">
          {street}
          <br />
          {town}
        </address>
      </Fact>
      <Fact label="Address book" className="print:hidden">
        <a href={routes.contactCard} className="link">
          Save contact
        </a>
      </Fact>
    </dl>
  );
}

type FactProps = {
  label: string;
  copy?: string;
  className?: string;
  children: ReactNode;
};

export function Fact({ label, copy, className, children }: FactProps) {
  return (
    <div className={clsx('relative', className)}>
      <dt className={clsx('label text-sm text-brick-600', copy && 'pr-[5rem]')}>{label}</dt>
      <dd>
        <div className="mt-1">{children}</div>
        {copy && <CopyButton label={label} text={copy} />}
      </dd>
    </div>
  );
}

/** browser/effects/copy.ts handles clicks and sets `data-state`. Hidden without script. */
function CopyButton({ label, text }: { label: string; text: string }) {
  return (
    <>
      <button
        type="button"
        data-copy={text}
        data-label={label}
        data-state="ready"
        className="copy-button absolute top-0 right-0 flex min-h-6 items-center gap-[0.35rem] text-xs whitespace-nowrap font-semibold text-lajvard-700 hover:underline noscript:hidden print:hidden"
      >
        <svg
          viewBox="0 0 16 16"
          className="w-4 fill-none stroke-current stroke-[1.5]"
          aria-hidden="true"
        >
          <path data-when="ready failed" d="M6 6h7.5v7.5H6zM10 3.5v-1H2.5V10h1" />
          <path data-when="copied" d="M2.5 8.5 6.5 12.5 13.5 4" />
        </svg>
        {/* The accessible name is constant: screen readers would announce a change beside the status. */}
        <span className="sr-only">Copy {label}</span>
        {Object.entries(copyWords).map(([state, words]) => (
          <span key={state} data-when={state} aria-hidden="true">
            {words}
          </span>
        ))}
      </button>
      <div role="status" className="sr-only" />
    </>
  );
}

const copyWords = { ready: 'Copy', copied: 'Copied', failed: 'Not copied' };
