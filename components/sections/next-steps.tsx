import type { ReactNode } from 'react';
import { Picture, screenOf } from '#components/art/picture.tsx';
import { TermsLink } from '#components/contact/terms.tsx';
import { getProject } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import type { Service } from '#lib/content/types.ts';
import { Split } from './section.tsx';

type Props = {
  next: NonNullable<Service['next']>;
  /** What one may press after reading it. */
  call: ReactNode;
  /** How the free demo works, or a link to that. */
  freeDemo: ReactNode;
  /** Shows what is spoken of, where the page has no other link to it. */
  project?: Service['project'];
};

/** What a reader asks before writing. Each label is understood without its section. */
export function NextSteps({ next, call, freeDemo, project }: Props) {
  const { title, demo, begins, time, yours, after } = next;
  return (
    <Split id="next" label="What happens next" title={title}>
      <dl className="pairs grid gap-x-gutter md:grid-cols-2">
        <Answer label="Free demo, no commitment">{demo}</Answer>
        <Answer label="Our first step">{begins}</Answer>
        <Answer label="Planned time">{time}</Answer>
        {project && <Example link={project} />}
        <Answer label="Your time">{yours}</Answer>
        <Answer label="Who looks after it later">{after}</Answer>
      </dl>
      {freeDemo}
      <TermsLink />
      <p className="mt-3">{call}</p>
    </Split>
  );
}

/** On a phone with its picture: there the words would be screens without one. */
function Example({ link: { slug, reason } }: { link: NonNullable<Service['project']> }) {
  const { title, images } = getProject(slug);
  return (
    <Answer label="In our portfolio">
      <a className="link font-semibold" href={routes.project(slug)}>
        {title}
      </a>
      : {reason}
      {images[0] && (
        <Picture alt="" className="mt-2 w-full rounded sm:hidden" picture={screenOf(images[0])} />
      )}
    </Answer>
  );
}

function Answer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="edge-t-1 py-3">
      <dt className="font-semibold">{label}</dt>
      <dd className="mt-1 text-sm text-ink-2">{children}</dd>
    </div>
  );
}
