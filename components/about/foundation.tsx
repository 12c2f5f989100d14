import { Icon } from '#components/art/icon.tsx';
import { Section } from '#components/sections/section.tsx';
import { content } from '#lib/content/content.ts';

export function Foundation() {
  const { about } = content();
  const { title, mission, vision } = about.foundation;
  return (
    <Section id="foundation" title={title} tone="sand">
      <div className="mt-10 grid overflow-hidden rounded-lg md:grid-cols-2">
        {[mission, vision].map((card, index) => (
          <div
            key={card.title}
            className={`p-8 text-white lg:p-12 ${index ? 'bg-firozi-700' : 'bg-lajvard-900'}`}
          >
            <Icon name={card.icon} className="size-10 text-genda-300" />
            <h3 className="mt-8 text-3xl">{card.title}</h3>
            <p className="mt-4 max-w-measure text-lg text-sand-100">{card.text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
