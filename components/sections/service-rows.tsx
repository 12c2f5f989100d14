import { clsx } from 'clsx';
import { Icon } from '#components/art/icon.tsx';
import { getService } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import type { Industry } from '#lib/content/types.ts';

type Props = {
  links: Industry['services'];
  /** Of their icons. */
  accent: string;
};

/** Links to services, with the reason why they are here. */
export function ServiceRows({ links, accent }: Props) {
  return (
    <ul
      className={clsx(
        'mt-8 grid gap-x-gutter md:grid-cols-2',
        links.length % 3 === 0 && 'lg:grid-cols-3',
      )}
    >
      {links.map(({ slug, reason }) => {
        const { name, icon } = getService(slug);
        return (
          <li className="flex gap-4 edge-t-1 py-4" key={slug}>
            <Icon className={clsx('mt-1 size-7 flex-none', accent)} name={icon} />
            <div>
              <a className="link inline-block py-0.5 font-semibold" href={routes.service(slug)}>
                {name}
              </a>
              <p className="text-sm text-ink-2 first-letter:uppercase">{reason}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
