import { clsx } from 'clsx';
import { industryLook } from '#components/art/page-look.ts';
import { Breakable } from '#components/layout/breakable.tsx';
import { columnsFor } from '#components/sections/lists.tsx';
import { ScenePanel } from '#components/sections/scene-panel.tsx';
import { Section } from '#components/sections/section.tsx';
import { content } from '#lib/content/content.ts';
import { departmentOf, getIndustry, isDepartment } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import type { Service } from '#lib/content/types.ts';
import { SceneCards } from './scene-cards.tsx';

/** A department shows here what its offer does not. */
export function ServiceRelated({ service }: { service: Service }) {
  const { trades, offer, related } = service;
  const offered = new Set(offer?.items.map(({ slug }) => slug));
  const siblings = siblingsOf(service).filter(({ slug }) => !offered.has(slug));
  const [label, others] = isDepartment(service)
    ? ['In this department', siblings.length > 0 && <SceneCards scenes={siblings.map(sceneOf)} />]
    : ['Goes well with', names([departmentOf(service), ...siblings])];
  const isFit = trades.length > 0;
  if (!isFit && !others) return null;
  return (
    <Section id="related" title={isFit ? (related ?? 'Industries it fits') : label} tone="sand">
      {isFit && (
        <ul
          className={clsx(
            'pairs mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2',
            columnsFor(trades.length),
          )}
        >
          {trades.map(trade)}
        </ul>
      )}
      {isFit && others && <p className="mt-8 label text-sm text-brick-600">{label}</p>}
      {others}
      {articlesOn(service).map(({ slug, title }) => (
        <p className="mt-4" key={slug}>
          From our blog:{' '}
          <a className="link font-semibold" href={routes.article(slug)}>
            {title}
          </a>
        </p>
      ))}
    </Section>
  );
}

/** Without the department's own page. */
function siblingsOf(service: Service): Service[] {
  return content().services.filter(
    (other) =>
      other.department === service.department &&
      other.slug !== service.slug &&
      !isDepartment(other),
  );
}

const sceneOf = ({ slug, name, summary }: Service) => ({ slug, title: name, text: summary });

function names(services: readonly Service[]) {
  return (
    <ul className={clsx('pairs mt-4 grid grid-cols-2 gap-x-6', columnsFor(services.length))}>
      {services.map(({ slug, name }) => (
        <li className="edge-t-1 py-3 lg:col-span-1" key={slug}>
          <a className="link inline-block py-0.5 font-semibold" href={routes.service(slug)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function trade({ slug, reason }: Service['trades'][number]) {
  const industry = getIndustry(slug);
  return (
    <li className="flex items-center gap-4 lg:col-span-1 lg:block" key={slug}>
      <ScenePanel
        className="w-24 flex-none rounded lg:mb-4 lg:w-auto"
        look={industryLook(industry)}
      />
      <div>
        <a className="link inline-block font-semibold" href={routes.industry(slug)}>
          <Breakable text={industry.name} />
        </a>
        <p className="mt-1 text-sm text-ink-2 first-letter:uppercase">{reason}</p>
      </div>
    </li>
  );
}

/** Those whose text leads to the service. */
const articlesOn = ({ slug }: Service) =>
  content().articles.filter(({ html }) => html.includes(`href="${routes.service(slug)}"`));
