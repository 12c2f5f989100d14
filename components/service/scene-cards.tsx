import { clsx } from 'clsx';
import { type DrawingName, hasDrawing } from '#components/art/drawings.ts';
import { Medallion } from '#components/art/medallion.tsx';
import { Picture } from '#components/art/picture.tsx';
import { departmentGround } from '#components/sections/grounds.ts';
import { widthInRows } from '#components/sections/rows.ts';
import { content } from '#lib/content/content.ts';
import type { Service } from '#lib/content/types.ts';
import { routes } from '#lib/routes.ts';

export function SceneCards({ services }: { services: readonly Service[] }) {
  return (
    <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-6">
      {services.map((service, index) => (
        <SceneCard
          key={service.slug}
          service={service}
          width={widthInRows(index, services.length)}
        />
      ))}
    </ul>
  );
}

function SceneCard({ service, width }: { service: Service; width: string }) {
  const { departments } = content();
  const { slug, name, summary, department, icon } = service;
  const scene: DrawingName = `services/${slug}`;
  return (
    <li
      className={clsx(
        'group relative overflow-hidden rounded-lg border border-sand-200 bg-white transition-colors duration-press hover:border-lajvard-700',
        width,
      )}
    >
      <div className={clsx('px-6', departmentGround(department).niche)}>
        {hasDrawing(scene) ? (
          <Picture
            picture={scene}
            alt=""
            className="mx-auto aspect-square w-full max-w-72 bg-transparent object-cover object-bottom"
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
