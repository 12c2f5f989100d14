import { clsx } from 'clsx';
import { type DrawingName, hasDrawing } from '@/components/art/drawings';
import { IconShape } from '@/components/art/icon';
import { Medallion } from '@/components/art/medallion';
import { Picture } from '@/components/art/picture';
import { departmentGround } from '@/components/sections/grounds';
import type { Service } from '@/content/types';
import { departments } from '@/lib/departments';
import { routes } from '@/lib/routes';

export function SceneCards({ services }: { services: readonly Service[] }) {
  return (
    <ul className={clsx('mt-10 grid gap-5 sm:grid-cols-2', columnsFor(services.length))}>
      {services.map(sceneCard)}
    </ul>
  );
}

function sceneCard({ slug, name, summary, department, icon }: Service) {
  const scene: DrawingName = `services/${slug}`;
  return (
    <li
      key={slug}
      className="group relative overflow-hidden rounded-lg border border-sand-200 bg-white transition-colors duration-press hover:border-lajvard-700"
    >
      <div className={clsx('px-6', departmentGround(department).niche)}>
        {hasDrawing(scene) ? (
          <Picture
            name={scene}
            alt=""
            className="mx-auto aspect-[10/9] w-full max-w-72 bg-transparent object-cover object-bottom"
          />
        ) : (
          <Medallion
            ground={departments[department].ground}
            className="mx-auto aspect-[10/9] w-full max-w-72 p-8"
          >
            <IconShape name={icon} />
          </Medallion>
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

/** Fills the last row best. */
function columnsFor(count: number): string {
  return count % 3 === 0 || count === 5 ? 'lg:grid-cols-3' : 'lg:grid-cols-4';
}
