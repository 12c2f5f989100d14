import { Section } from '#components/sections/section.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { Fact } from './contact-facts.tsx';
import { hoursAbroad } from './hours-abroad.ts';

type Props = {
  /** In place of their title, which another page has. */
  heading?: string;
  plain?: boolean;
};

/** Why one works with the agency, and what buyers ask: only what the owner has filled. */
export function Terms({ heading, plain }: Props) {
  const { title, facts } = shownTerms();
  if (facts.length === 0) return null;
  return (
    <Section id="terms" plain={plain} title={heading ?? title} tone="white">
      <dl className="mt-8 grid gap-x-gutter gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ label, fact }) => (
          <Fact key={label} label={label}>
            {fact}
          </Fact>
        ))}
      </dl>
    </Section>
  );
}

/** From pages whose readers ask before they write. */
export function TermsLink() {
  const { title, facts } = shownTerms();
  if (facts.length === 0) return null;
  return (
    <p>
      <a className="link inline-block py-1 font-semibold" href={routes.terms}>
        {title}
      </a>
    </p>
  );
}

function shownTerms() {
  const { site } = content();
  const { title = '', clocks = [], ...said } = site.terms ?? {};
  const hours = clocks.flatMap((place) => hoursAbroad(site, place) ?? []);
  const told = { ...said, clocks: hours.length > 0 ? `${hours.join('; ')}.` : undefined };
  const facts = labels.flatMap(([name, label]) =>
    told[name] ? [{ label, fact: told[name] }] : [],
  );
  return { title, facts };
}

const labels = [
  ['ownership', 'In your name'],
  ['contract', 'Agreed in writing'],
  ['languages', 'Languages'],
  ['clocks', 'Our hours on your clock'],
  ['currency', 'Currency'],
  ['confidentiality', 'Confidentiality (NDA)'],
  ['data', 'Where data is kept'],
  ['references', 'References'],
  ['registration', 'Company registration'],
  ['taxNumber', 'Tax number'],
  ['stages', 'Stages of payment'],
  ['acceptance', 'Acceptance'],
  ['faults', 'Faults after launch'],
  ['support', 'Support hours'],
  ['subcontractors', 'Subcontractors'],
  ['dataAgreement', 'Data processing agreement'],
] as const;
