import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Breakable } from '#components/layout/breakable.tsx';
import { content } from '#lib/content/content.ts';
import { addressLine } from '#lib/content/facts.ts';
import { phoneLink, routes } from '#lib/content/routes.ts';

export function ContactFacts() {
  const { site } = content();
  const office = addressLine(site.address);
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(max(12.5rem,34%),100%),1fr))] gap-6">
      <Fact copy={site.email} label="Email">
        <a className="link hyphens-manual" href={`mailto:${site.email}`} translate="no">
          <Breakable text={site.email} />
        </a>
      </Fact>
      <Fact copy={site.phone} label="Phone">
        <a className="link inline-block" dir="ltr" href={phoneLink(site.phone)} translate="no">
          <Breakable text={site.phone.replaceAll(' ', '\u00a0')} />
        </a>
      </Fact>
      <Fact copy={office} label="Office">
        <address className="not-italic">{office}</address>
      </Fact>
      <Fact className="print:hidden" label="Address book">
        <a className="link" href={routes.contactCard}>
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
        className="copy-button absolute top-0 right-0 flex min-h-6 items-center gap-[0.35rem] text-xs whitespace-nowrap font-semibold text-lajvard-700 hover:underline noscript:hidden print:hidden"
        data-copy={text}
        data-label={label}
        data-state="ready"
        type="button"
      >
        <svg
          aria-hidden="true"
          className="w-4 fill-none stroke-current stroke-[1.5]"
          viewBox="0 0 16 16"
        >
          <path d="M6 6h7.5v7.5H6zM10 3.5v-1H2.5V10h1" data-when="ready failed" />
          <path d="M2.5 8.5 6.5 12.5 13.5 4" data-when="copied" />
        </svg>
        {/* The accessible name is constant: screen readers would announce a change beside the status. */}
        <span className="sr-only">Copy {label}</span>
        {Object.entries(copyWords).map(([state, words]) => (
          <span aria-hidden="true" data-when={state} key={state}>
            {words}
          </span>
        ))}
      </button>
      <div className="sr-only" role="status" />
    </>
  );
}

const copyWords = { ready: 'Copy', copied: 'Copied', failed: 'Not copied' };
