import { clsx } from 'clsx';
import { type DrawingName, hasDrawing } from '#components/art/drawings.ts';
import { Icon } from '#components/art/icon.tsx';
import { Picture } from '#components/art/picture.tsx';
import { departmentGround } from '#components/sections/grounds.ts';
import { LinkCards } from '#components/sections/link-cards.tsx';
import { routes } from '#lib/content/routes.ts';
import type { Service } from '#lib/content/types.ts';

type Scene = { service: Service; title: string; text: string };

/** Links to services, each with the scene of its page. */
export function SceneCards({ scenes }: { scenes: readonly Scene[] }) {
  const cards = scenes.map(({ service, title, text }) => ({
    href: routes.service(service.slug),
    title,
    text,
    picture: <ServiceScene service={service} />,
  }));
  return <LinkCards cards={cards} />;
}

function ServiceScene({ service: { drawing, department, icon } }: { service: Service }) {
  const scene: DrawingName = `services/${drawing}`;
  return (
    <div
      className={clsx('px-6 max-sm:flex-[1_1_40%] max-sm:px-2', departmentGround(department).niche)}
    >
      {hasDrawing(scene) ? (
        <Picture
          alt=""
          className="grows mx-auto aspect-[15/16] w-full max-w-72 bg-transparent object-cover object-bottom max-sm:h-full max-sm:object-contain"
          picture={scene}
        />
      ) : (
        <Icon className="mx-auto aspect-square w-full max-w-72 p-16 text-white" name={icon} />
      )}
    </div>
  );
}
