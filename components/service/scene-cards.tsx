import { clsx } from 'clsx';
import { serviceLook } from '#components/art/page-look.ts';
import { LinkCards } from '#components/sections/link-cards.tsx';
import { ScenePanel } from '#components/sections/scene-panel.tsx';
import { getService } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import type { Service } from '#lib/content/types.ts';

type Scene = { slug: Service['slug']; title: string; text: string };

/** Links to services, each with the scene of its page. */
export function SceneCards({ scenes }: { scenes: readonly Scene[] }) {
  const cards = scenes.map(({ slug, title, text }) => ({
    href: routes.service(slug),
    ...{ title, text },
    picture: (
      <ServiceScene
        className="px-6 max-sm:flex-[1_1_40%] max-sm:px-2"
        fit="mx-auto aspect-[15/16] max-w-72 max-sm:h-full max-sm:object-contain"
        service={getService(slug)}
      />
    ),
  }));
  return <LinkCards cards={cards} />;
}

type SceneProps = {
  service: Service;
  className: string;
  /** How the drawing stands in it. */
  fit?: string;
};

/** The scene of a service's page on its department's ground. */
export function ServiceScene({ service, fit, ...panel }: SceneProps) {
  return (
    <ScenePanel
      {...panel}
      fit={clsx('grows object-cover object-bottom', fit)}
      icon={service.icon}
      look={serviceLook(service)}
    />
  );
}
