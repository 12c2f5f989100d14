import { Deliverables } from '@/components/sections/deliverables';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { departmentAccent } from '@/components/sections/grounds';
import { ProcessSteps } from '@/components/sections/process-steps';
import { Section } from '@/components/sections/section';
import type { Service } from '@/content/types';

/** What the service gives: its deliverables or capabilities, then benefits and steps it has. */
export function ServiceOffer({ service }: { service: Service }) {
  const { offer, extra, benefits, process, department } = service;
  const accent = departmentAccent[department];
  // Campaigns and files are handed over, so they are listed; capabilities stand as cards.
  const listed = !!benefits || department === 'design';
  return (
    <>
      <Section id="offer" title={offer.title} intro={offer.intro} tone="sand">
        {listed ? (
          <Deliverables items={offer.items} accent={accent} />
        ) : (
          <FeatureGrid
            items={offer.items}
            accent={accent}
            columns={columnsFor(offer.items.length)}
          />
        )}
      </Section>
      {extra && (
        <Section id="solutions" title={extra.title} intro={extra.intro}>
          <FeatureGrid items={extra.items} accent={accent} />
        </Section>
      )}
      {benefits && (
        <Section id="benefits" title={benefits.title}>
          <FeatureGrid items={benefits.items} accent={accent} columns={4} />
        </Section>
      )}
      {process && (
        <Section id="process" title={process.title} tone={benefits ? 'white' : 'paper'}>
          <ProcessSteps steps={process.steps} accent={accent} />
        </Section>
      )}
    </>
  );
}

/** As many columns as leave the last row fullest. */
function columnsFor(count: number): 3 | 4 {
  return count % 4 === 0 ? 4 : 3;
}
