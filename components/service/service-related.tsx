import { clsx } from 'clsx';
import { type DrawingName, hasDrawing } from '#components/art/drawings.ts';
import { Medallion } from '#components/art/icon.tsx';
import { Picture } from '#components/art/picture.tsx';
import { Breakable } from '#components/layout/breakable.tsx';
import { departmentGround, grounds } from '#components/sections/grounds.ts';
import { widthInRows } from '#components/sections/lists.tsx';
import { Section } from '#components/sections/section.tsx';
import { content } from '#lib/content/content.ts';
import { getIndustry, isDepartment, siblingsOf } from '#lib/content/lookup.ts';
import type { ReasonedLink, Service } from '#lib/content/types.ts';
import { routes } from '#lib/routes.ts';

export function ServiceRelated({ service }: { service: Service }) {
  const siblings = siblingsOf(service);
  return (
    <Section
      id="related"
      label={isDepartment(service) ? 'In this department' : 'Goes well with'}
      title={service.related}
      tone="sand"
    >
      {isDepartment(service) ? (
        <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-12">
          {siblings.map((sibling, index) => (
            <SceneCard
              key={sibling.slug}
              service={sibling}
              width={widthInRows(index, siblings.length)}
            />
          ))}
        </ul>
      ) : (
        <ul className="mt-8 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
          {siblings.map(({ slug, name }) => (
            <li key={slug} className="border-t border-sand-200 py-3">
              <a href={routes.service(slug)} className="link inline-block py-0.5 font-semibold">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul className="mt-12 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {service.trades.map(trade)}
      </ul>
    </Section>
  );
}

function trade({ slug, reason }: ReasonedLink) {
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

function SceneCard({ service, width }: { service: Service; width: string }) {
  const { departments } = content();
  const { slug, name, summary, department, icon } = service;
  const scene: DrawingName = `services/${slug}`;
  return (
    <li
      className={clsx(
        'group relative overflow-hidden sm:max-lg:first:nth-last-[odd]:col-span-2 rounded-lg border border-sand-200 bg-white transition-colors duration-press hover:border-lajvard-700',
        width,
      )}
    >
      <div className={clsx('px-6', departmentGround(department).niche)}>
        {hasDrawing(scene) ? (
          <Picture
            picture={scene}
            alt=""
            className="grows mx-auto aspect-square w-full max-w-72 bg-transparent object-cover object-bottom"
          />
        ) : (
          <Medallion
            ground={departments[department].ground}
            icon={icon}
            className="mx-auto aspect-square w-full max-w-72 p-8"
          />
        )}
      </div>
      <div className="p-5">
        <h3 className="text-lg leading-tight group-hover:text-lajvard-700 group-hover:underline">
          <a href={routes.service(slug)} className="after:absolute after:inset-0">
            {name}
          </a>
        </h3>
        <p className="mt-1.5 text-sm text-ink-2">{summary}</p>
      </div>
    </li>
  );
}
