import { clsx } from 'clsx';
import { type DrawingName, hasDrawing } from '#components/art/drawings.ts';
import { Medallion } from '#components/art/icon.tsx';
import { Picture } from '#components/art/picture.tsx';
import { departmentGround } from '#components/sections/grounds.ts';
import { widthInRows } from '#components/sections/lists.tsx';
import { content } from '#lib/content/content.ts';
import type { Service } from '#lib/content/types.ts';
import { routes } from '#lib/routes.ts';

type Scene = { service: Service; title: string; text: string };

/** Links to services, each with the scene of its page. */
export function SceneCards({ scenes }: { scenes: readonly Scene[] }) {
  return (
    <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-12">
      {scenes.map((scene, index) => (
        <SceneCard key={scene.service.slug} {...scene} width={widthInRows(index, scenes.length)} />
      ))}
    </ul>
  );
}

function SceneCard({ service, title, text, width }: Scene & { width: string }) {
  const { departments } = content();
  const { slug, department, icon } = service;
  const scene: DrawingName = `services/${slug}`;
  return (
    <li
      className={clsx(
        'group relative overflow-hidden sm:max-lg:first:nth-last-[odd]:col-span-2 rounded-lg border border-sand-200 bg-white transition-colors duration-press hover:border-lajvard-700 max-sm:flex',
        width,
      )}
    >
      <div
        className={clsx(
          'px-6 max-sm:w-2/5 max-sm:flex-none max-sm:px-2',
          departmentGround(department).niche,
        )}
      >
        {hasDrawing(scene) ? (
          <Picture
            picture={scene}
            alt=""
            className="grows mx-auto aspect-[15/16] w-full max-w-72 bg-transparent object-cover object-bottom max-sm:h-full max-sm:object-contain"
          />
        ) : (
          <Medallion
            ground={departments[department].ground}
            icon={icon}
            className="mx-auto aspect-square w-full max-w-72 p-8"
          />
        )}
      </div>
      <div className="p-5 max-sm:p-4">
        <h3 className="text-lg leading-tight group-hover:text-lajvard-700 group-hover:underline">
          <a href={routes.service(slug)} className="after:absolute after:inset-0">
            {title}
          </a>
        </h3>
        <p className="mt-1.5 text-sm text-ink-2">{text}</p>
      </div>
    </li>
  );
}
