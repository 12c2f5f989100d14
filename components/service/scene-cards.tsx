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
    picture: (
      <ServiceScene
        className="px-6 max-sm:flex-[1_1_40%] max-sm:px-2"
        fit="mx-auto aspect-[15/16] max-w-72 max-sm:h-full max-sm:object-contain"
        service={service}
      />
    ),
  }));
  return <LinkCards cards={cards} />;
}

type SceneProps = {
  service: Service;
  className: string;
  /** How the drawing stands in it. */
  fit: string;
};

/** The scene of a service's page on its department's ground. */
export function ServiceScene({ service, className, fit }: SceneProps) {
  const { drawing, department, icon } = service;
  const scene: DrawingName = `services/${drawing}`;
  return (
    <div className={clsx(className, departmentGround(department).niche)}>
      {hasDrawing(scene) ? (
        <Picture
          alt=""
          className={clsx('grows w-full object-cover object-bottom', fit)}
          isClear
          picture={scene}
        />
      ) : (
        <Icon className={clsx('w-full p-[22%] text-white', fit)} name={icon} />
      )}
    </div>
  );
}
