import type { ReactNode } from 'react';
import type { PageLook } from '#components/art/page-look.ts';
import { ServiceScene } from '#components/service/scene-cards.tsx';
import { getService } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import type { Industry } from '#lib/content/types.ts';
import { ScenePanel } from './scene-panel.tsx';

type Props = {
  links: Industry['services'];
  /** Whose scene stands beside them and beside the heading above, on a phone before them. */
  look: PageLook | undefined;
  children?: ReactNode;
};

/** Links to services, with the reason why they are here. */
export function ServiceRows({ links, look, children }: Props) {
  return (
    <div className="mt-8 grid gap-x-gutter gap-y-6 md:grid-cols-12">
      <div className="md:col-span-8">
        <ul className="grid gap-x-gutter lg:grid-cols-2">
          {links.map(({ slug, reason }) => {
            const service = getService(slug);
            return (
              <li className="flex items-center gap-4 edge-t-1 py-3" key={slug}>
                <ServiceScene className="w-18 flex-none rounded" service={service} />
                <div>
                  <a className="link inline-block py-0.5 font-semibold" href={routes.service(slug)}>
                    {service.name}
                  </a>
                  <p className="text-sm text-ink-2 first-letter:uppercase">{reason}</p>
                </div>
              </li>
            );
          })}
        </ul>
        {children}
      </div>
      {look?.scene && (
        <ScenePanel className="rounded-lg max-md:order-first md:col-span-4 lg:-mt-32" look={look} />
      )}
    </div>
  );
}
