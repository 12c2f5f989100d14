import { IconShape } from '@/components/art/icon';
import { Medallion } from '@/components/art/medallion';
import { Section } from '@/components/sections/section';
import { home } from '@/content/home';
import type { Ground } from '@/content/types';

const medallionGrounds: readonly Ground[] = ['lajvard', 'brick', 'firozi', 'genda', 'sabz'];

/** Five industries; also where the footer's Portfolio link leads [spec 2.3.4, rulings]. */
export function HomeIndustries() {
  const { title, intro, cards } = home.industries;
  return (
    <Section id="portfolio" title={title} intro={intro}>
      <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-5">
        {cards.map(({ title: name, text, icon, href }, index) => (
          <li key={href}>
            <a
              href={href}
              className="group flex h-full flex-col rounded-lg border border-sand-200 bg-white p-5 transition-colors duration-press hover:border-lajvard-700"
            >
              <Medallion ground={medallionGrounds[index] ?? 'ink'} className="size-18">
                <IconShape name={icon} />
              </Medallion>
              <h3 className="mt-5 text-lg leading-tight group-hover:underline">{name}</h3>
              <p className="mt-2 text-sm text-ink-2">{text}</p>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
