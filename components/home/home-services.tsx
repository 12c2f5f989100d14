import './home-services.css';
import { Section } from '#components/sections/section.tsx';
import { ServiceScene } from '#components/service/scene-cards.tsx';
import { content } from '#lib/content/content.ts';
import { getService } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';

export function HomeServices() {
  const { title, intro, cards } = content().home.services;
  return (
    // Its ground stays, where the section has not come yet.
    <div className="bg-sand-100">
      <Section className="reveal" id="services" intro={intro} title={title}>
        <ul className="service-rows mt-8 grid gap-x-gutter md:max-lg:grid-cols-2">
          {cards.map(serviceRow)}
        </ul>
      </Section>
    </div>
  );
}

function serviceRow({ slug, text }: { slug: string; text: string }) {
  const service = getService(slug);
  return (
    <li className="edge-t-2" key={slug}>
      <a
        className="group flex flex-wrap items-center gap-4 py-3 lg:py-2"
        href={routes.service(slug)}
      >
        <ServiceScene
          className="service-scene w-18 flex-none overflow-hidden rounded max-lg:aspect-[15/16] lg:w-auto"
          fit="aspect-[15/16] lg:h-full lg:object-contain"
          service={service}
        />
        <div className="grid grow basis-40 grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-center gap-x-4">
          <h3 className="text-lg group-hover:text-lajvard-700 group-hover:underline">
            {service.name}
          </h3>
          <p className="text-sm text-ink-2">{text}</p>
        </div>
      </a>
    </li>
  );
}
