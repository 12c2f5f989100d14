import { Icon } from '#components/art/icon.tsx';
import { Detail } from '#components/sections/figure.tsx';
import { Section } from '#components/sections/section.tsx';
import { content } from '#lib/content/content.ts';

export function Journey() {
  const { title, intro, milestones } = content().about.journey;
  return (
    <Section id="journey" intro={intro} title={title}>
      <ol className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {milestones.map(({ year, title: name, text }) => (
          <li className="relative edge-t-2 pt-6" key={year}>
            <span className="absolute -top-2 left-0 size-3.5 rotate-45 bg-genda-500" />
            <span className="label text-4xl/none text-lajvard-700">{year}</span>
            <h3 className="mt-3 text-lg">{name}</h3>
            <p className="mt-2 text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Foundation() {
  const { title, mission, vision } = content().about.foundation;
  return (
    <Section id="foundation" title={title} tone="sand">
      <Detail picture="pages/home" />
      <div className="mt-8 grid overflow-hidden rounded-lg md:grid-cols-2">
        {[mission, vision].map((card, index) => (
          <div
            className={`p-8 text-white lg:p-12 ${index ? 'bg-firozi-700' : 'bg-lajvard-900'}`}
            key={card.title}
          >
            <Icon className="size-8 text-genda-300" name={card.icon} />
            <h3 className="mt-8 text-3xl">{card.title}</h3>
            <p className="mt-4 max-w-measure text-lg text-sand-100">{card.text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
