import { Deliverables } from '#components/sections/deliverables.tsx';
import { FeatureGrid } from '#components/sections/feature-grid.tsx';
import { departmentGround } from '#components/sections/grounds.ts';
import { Section } from '#components/sections/section.tsx';
import type { Service } from '#lib/content/types.ts';

export function ServiceOffer({ service }: { service: Service }) {
  const { offer, benefits, department } = service;
  const { accent } = departmentGround(department);
  // Deliverables are listed, capabilities are cards.
  const listed = !!benefits || department === 'design';
  return (
    <Section id="offer" title={offer.title} intro={offer.intro} tone="sand">
      {listed ? (
        <Deliverables items={offer.items} accent={accent} />
      ) : (
        <FeatureGrid
          items={offer.items}
          accent={accent}
          columns={offer.items.length % 4 === 0 ? 4 : 3}
        />
      )}
    </Section>
  );
}
