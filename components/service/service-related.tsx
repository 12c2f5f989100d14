import { clsx } from 'clsx';
import { Breakable } from '#components/layout/breakable.tsx';
import { grounds } from '#components/sections/grounds.ts';
import { LinkRows } from '#components/sections/link-rows.tsx';
import { Section } from '#components/sections/section.tsx';
import { getIndustry, isDepartment, siblingsOf } from '#lib/content/lookup.ts';
import type { Service, Trade } from '#lib/content/types.ts';
import { routes } from '#lib/routes.ts';
import { SceneCards } from './scene-cards.tsx';

export function ServiceRelated({ service }: { service: Service }) {
  const siblings = siblingsOf(service);
  return (
    <Section id="related" title={service.related} tone="sand">
      {isDepartment(service) ? (
        <SceneCards services={siblings} />
      ) : (
        <LinkRows
          rows={siblings.map(({ slug, name, summary }) => ({
            href: routes.service(slug),
            title: name,
            text: summary,
          }))}
        />
      )}
      <ul className="mt-12 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {service.trades.map(trade)}
      </ul>
    </Section>
  );
}

function trade({ slug, reason }: Trade) {
  const industry = getIndustry(slug);
  return (
    <li
      key={slug}
      className={clsx('border-t-4 border-current pt-4', grounds[industry.ground].accent)}
    >
      <a href={routes.industry(slug)} className="link inline-block max-w-full font-semibold">
        <Breakable text={industry.name} />
      </a>
      <p className="mt-1 text-sm text-ink-2">{reason}</p>
    </li>
  );
}
