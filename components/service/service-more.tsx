import { FeatureGrid } from '#components/sections/feature-grid.tsx';
import { departmentGround } from '#components/sections/grounds.ts';
import { ProcessSteps } from '#components/sections/process-steps.tsx';
import { Section } from '#components/sections/section.tsx';
import type { Service } from '#lib/content/types.ts';

export function ServiceMore({ service }: { service: Service }) {
  const { extra, benefits, process, department } = service;
  const { accent } = departmentGround(department);
  return (
    <>
      {extra && (
        <Section id="solutions" title={extra.title} intro={extra.intro} tone="white">
          <FeatureGrid items={extra.items} accent={accent} />
        </Section>
      )}
      {benefits && (
        <Section id="benefits" title={benefits.title} tone="white">
          <FeatureGrid items={benefits.items} accent={accent} columns={4} />
        </Section>
      )}
      {process && (
        <Section id="process" title={process.title}>
          <ProcessSteps steps={process.steps} accent={accent} />
        </Section>
      )}
    </>
  );
}
