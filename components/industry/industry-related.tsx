import { Icon } from '@/components/art/icon';
import { grounds } from '@/components/sections/grounds';
import { LinkRows } from '@/components/sections/link-rows';
import { Section } from '@/components/sections/section';
import type { Industry } from '@/content/types';
import { getService } from '@/lib/content-lookup';
import { routes } from '@/lib/routes';

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
