import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { TermsLink } from '#components/contact/terms.tsx';
import { CallLink } from '#components/ui/chat-link.tsx';
import type { Department, Service } from '#lib/content/types.ts';
import { Figure } from './figure.tsx';
import { SectionTitle } from './section.tsx';

type Props = {
  next: NonNullable<Service['next']>;
  /** Its button. */
  call: ComponentProps<typeof CallLink>;
  /** How the free demo works, or a link to that. */
  freeDemo: ReactNode;
  /** What can be pressed on this page. */
  tried?: ReactNode;
  /** Shows what is spoken of. */
  figure?: ComponentProps<typeof Figure> | false | '' | undefined;
  department?: Department;
};

/** What a reader asks before writing. Each label is understood without its section. */
export function NextSteps({ next, department = 'web', call, freeDemo, tried, figure }: Props) {
  const { title, demo, begins, time, yours, after } = next;
  const [words, picture, answers, list, ways] = layouts[department];
  return (
    <section aria-labelledby="next-title" className="paper" id="next">
      <div className="wrap strung grid gap-x-gutter gap-y-6 py-section lg:grid-cols-12">
        <div className={words}>
          <SectionTitle className="text-3xl" id="next" label="What happens next" title={title} />
        </div>
        {figure && <Figure {...figure} className={picture} />}
        <div className={answers}>
          <dl className={clsx('pairs grid gap-x-gutter md:grid-cols-2', list)}>
            <Answer label="Free demo, no commitment">
              {demo} {tried}
            </Answer>
            <Answer label="Our first step">{begins}</Answer>
            <Answer label="Planned time">{time}</Answer>
            <Answer label="Your time">{yours}</Answer>
            <Answer label="Who looks after it later">{after}</Answer>
          </dl>
          <div className={ways}>
            {freeDemo}
            <TermsLink />
            <p className="mt-3">
              <CallLink {...call} />
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

/**
 * Title, picture and answers on a wide screen, by department; on a phone the picture stands above the answers, which
 * would be screens without one. It fills what they leave empty, or is what is asked about, as a system's screen: below
 * that stand the ways to go on.
 */
const layouts: Record<Department, Layout> = {
  web: ['lg:col-span-4', 'lg:col-span-4 lg:row-start-2', 'lg:col-span-8 lg:row-span-2'],
  software: [
    'lg:col-span-5',
    'lg:order-first lg:col-span-7 lg:row-span-2',
    'lg:contents',
    'lg:col-span-5 lg:row-span-2 lg:grid-cols-1',
    'lg:col-span-7',
  ],
  marketing: ['lg:col-span-12', 'lg:order-last lg:col-span-5', 'lg:col-span-7'],
  design: ['lg:col-span-7', 'lg:col-span-5 lg:row-span-2', 'lg:col-span-7'],
};

type Layout = [words: string, picture: string, answers: string, list?: string, ways?: string];

function Answer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="edge-t-1 py-3">
      <dt className="font-semibold">{label}</dt>
      <dd className="mt-1 text-sm text-ink-2">{children}</dd>
    </div>
  );
}
