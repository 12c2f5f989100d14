import { clsx } from 'clsx';
import { Icon } from '@/components/art/icon';
import { departmentAccent } from '@/components/sections/grounds';
import { Section } from '@/components/sections/section';
import { home } from '@/content/home';
import { getService } from '@/lib/catalog';
import { routes } from '@/lib/routes';

/** Ten services, faded in when they come into view [spec 2.3.3]. */
export function HomeServices() {
  const { title, intro, cards } = home.services;
  return (
    <Section id="services" title={title} intro={intro} tone="sand">
      <div className="reveal" suppressHydrationWarning>
        <ul className="mt-10 grid gap-px overflow-hidden rounded-lg border border-sand-200 bg-sand-200 sm:grid-cols-2 lg:grid-cols-5">
          {cards.map(serviceCard)}
        </ul>
      </div>
    </Section>
  );
}

function serviceCard({ slug, text }: { slug: string; text: string }) {
  const service = getService(slug);
  if (!service) return null;
  return (
    <li key={slug} className="bg-white">
      <a
        href={routes.service(slug)}
        className="group flex h-full gap-4 p-5 hover:bg-paper sm:flex-col sm:gap-6"
      >
        <Icon
          name={service.icon}
          className={clsx('size-8 flex-none', departmentAccent[service.department])}
        />
        <div>
          <h3 className="text-lg leading-tight group-hover:underline">{service.name}</h3>
          <p className="mt-1 text-sm text-ink-2 sm:mt-2">{text}</p>
        </div>
      </a>
    </li>
  );
}
