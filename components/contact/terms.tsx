import { Section } from '#components/sections/section.tsx';
import { content } from '#lib/content/content.ts';
import { Fact } from './contact-facts.tsx';
import { hoursAbroad } from './hours-abroad.ts';

/** What buyers ask before they write: only what the owner has filled. */
export function Terms() {
  const { site } = content();
  if (!site.terms) return null;
  const { title, clocks = [], ...said } = site.terms;
  const hours = clocks.flatMap((place) => hoursAbroad(site, place) ?? []);
  const facts = { ...said, clocks: hours.length > 0 ? `${hours.join('; ')}.` : undefined };
  const shown = labels.filter(([name]) => facts[name]);
  if (shown.length === 0) return null;
  return (
    <Section id="terms" title={title} tone="white">
      <dl className="mt-10 grid gap-x-gutter gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map(([name, label]) => (
          <Fact key={name} label={label}>
            {facts[name]}
          </Fact>
        ))}
      </dl>
    </Section>
  );
}

const labels = [
  ['languages', 'Languages'],
  ['clocks', 'Our hours on your clock'],
  ['contract', 'Contract'],
  ['currency', 'Currency'],
  ['confidentiality', 'Confidentiality (NDA)'],
  ['ownership', 'Code and designs'],
  ['data', 'Where data is kept'],
  ['references', 'References'],
] as const;
