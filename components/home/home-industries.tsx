import { clsx } from 'clsx';
import { Picture, screenOf, screenRatio } from '#components/art/picture.tsx';
import { widthInRows } from '#components/sections/lists.tsx';
import { Section } from '#components/sections/section.tsx';
import { content } from '#lib/content/content.ts';
import { getProject } from '#lib/content/lookup.ts';
import { routes } from '#lib/routes.ts';

/** The target of the footer's Portfolio link [spec 2.3.4]. */
export function HomeIndustries() {
  const { title, intro, cards } = content().home.industries;
  return (
    <Section id="portfolio" label="Industries" title={title} intro={intro}>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-12">
        {cards.map((card, index) => {
          const { title: name, text, project, industry, service } = card;
          const href = industry ? routes.industry(industry) : routes.service(service ?? '');
          return (
            <li
              key={href}
              className={clsx(
                'group relative overflow-hidden sm:max-lg:first:nth-last-[odd]:col-span-2 rounded-lg border border-sand-200 bg-white transition-colors duration-press hover:border-lajvard-700',
                widthInRows(index, cards.length),
              )}
            >
              <Picture
                picture={screenOf(getProject(project).images[0])}
                alt=""
                sizes="(min-width: 64rem) 39rem, (min-width: 40rem) 47vw, 95vw"
                ratio={screenRatio}
                className="grows w-full"
              />
              <div className="p-5 lg:p-6">
                <h3 className="text-xl leading-tight group-hover:underline">
                  <a href={href} className="after:absolute after:inset-0">
                    {name}
                  </a>
                </h3>
                <p className="mt-2 text-ink-2">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
