import { Icon } from '#components/art/icon.tsx';
import { grounds } from '#components/sections/grounds.ts';
import { LinkRows } from '#components/sections/link-rows.tsx';
import { Section } from '#components/sections/section.tsx';
import { getService } from '#lib/content/lookup.ts';
import type { Industry } from '#lib/content/types.ts';
import { routes } from '#lib/routes.ts';

export function IndustryRelated({ industry }: { industry: Industry }) {
  return (
    <Section id="related" title={industry.related} tone="sand">
      <LinkRows
        rows={industry.services.map(getService).map(({ slug, name, summary, icon }) => ({
          href: routes.service(slug),
          title: name,
          text: summary,
          art: (
            <Icon
              name={icon}
              className={`mt-1 size-7 flex-none ${grounds[industry.ground].accent}`}
            />
          ),
        }))}
      />
    </Section>
  );
}
