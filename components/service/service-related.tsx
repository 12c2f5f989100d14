import { clsx } from 'clsx';
import { Icon } from '@/components/art/icon';
import { departmentAccent } from '@/components/sections/grounds';
import { LinkCards } from '@/components/sections/link-cards';
import { Section } from '@/components/sections/section';
import type { Service } from '@/content/types';
import { departmentOf, industriesOf, isDepartment, siblingsOf } from '@/lib/catalog';
import { routes } from '@/lib/routes';

/** Where to go on: the pages of the same department, and the trades that the service fits. */
export function ServiceRelated({ service }: { service: Service }) {
  const department = departmentOf(service);
  const title = isDepartment(service)
    ? 'Each of these has a page of its own'
    : 'From the same desk';
  return (
    <Section id="related" title={title} tone="sand">
      <LinkCards
        cards={siblingsOf(service).map(({ slug, name, summary, icon }) => ({
          href: routes.service(slug),
          title: name,
          text: summary,
          art: (
            <Icon
              name={icon}
              className={clsx('mt-0.5 size-7 flex-none', departmentAccent[service.department])}
            />
          ),
        }))}
      />
      <p className="mt-8 text-ink-2">
        {!isDepartment(service) && (
          <>
            All of it:{' '}
            <a href={routes.service(department.slug)} className="link">
              {department.name}
            </a>
            .{' '}
          </>
        )}
        Fits well in{' '}
        {industriesOf(service.industries).map(({ slug, name }, index, all) => (
          <span key={slug}>
            <a href={routes.industry(slug)} className="link">
              {name}
            </a>
            {index < all.length - 1 ? ', ' : '.'}
          </span>
        ))}
      </p>
    </Section>
  );
}
