import { photographOr } from '#components/art/shown.ts';
import { Figure } from '#components/sections/figure.tsx';
import { Split } from '#components/sections/split.tsx';
import type { Service } from '#lib/content/types.ts';

export function ServiceFigure({ service }: { service: Service }) {
  const { slug, figure, photograph, figureFirst, needs } = service;
  const picture = photographOr(`deliverables/${slug}`, 'services', photograph);
  const list = (
    <ul className="grid gap-3">
      {needs.items.map((item) => (
        <li key={item} className="border-t border-sand-200 pt-3">
          {item}
        </li>
      ))}
    </ul>
  );
  if (!picture) {
    return (
      <Split id="needs" title={needs.title}>
        {list}
      </Split>
    );
  }
  return (
    <section aria-labelledby="needs-title">
      <div className="wrap grid items-center gap-x-gutter gap-y-8 py-section lg:grid-cols-12">
        <Figure
          picture={picture}
          caption={figure}
          sizes="(min-width: 64rem) 45rem, 95vw"
          className={figureFirst ? 'lg:col-span-7' : 'lg:order-last lg:col-span-7'}
        />
        <div className="lg:col-span-5">
          <h2 id="needs-title" className="mb-5 text-3xl">
            {needs.title}
          </h2>
          {list}
        </div>
      </div>
    </section>
  );
}
