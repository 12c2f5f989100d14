import type { ReactNode } from 'react';
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
      <dl className="grid gap-x-gutter md:grid-cols-2">
        <Answer label="Free demo, no commitment">{demo}</Answer>
        <Answer label="Our first step">{begins}</Answer>
        <Answer label="Planned time">{time}</Answer>
        <Answer label="Your time">{yours}</Answer>
        <Answer label="Who looks after it later">{after}</Answer>
        {project && (
          <Answer label="In our portfolio">
            <a className="link font-semibold" href={routes.project(project.slug)}>
              {getProject(project.slug).title}
            </a>
            : {project.reason}
          </Answer>
        )}
      </dl>
      {freeDemo}
      <TermsLink />
      <p className="mt-3">{call}</p>
    </Split>
  );
}

function Answer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="edge-t-1 py-3 md:last:odd:col-span-2">
      <dt className="font-semibold">{label}</dt>
      <dd className="mt-1 text-sm text-ink-2">{children}</dd>
    </div>
  );
}
