import { hasDrawing } from '@/components/art/drawings';
import { Figure } from '@/components/sections/figure';
import type { Service } from '@/content/types';

/** A picture of the deliverable, and what the client provides. */
export function ServiceFigure({ service }: { service: Service }) {
  const { slug, figure, figureFirst, needs } = service;
  const name = `deliverables/${slug}` as const;
  return (
    <section aria-labelledby="needs-title">
      <div className="wrap grid items-center gap-x-gutter gap-y-8 py-section lg:grid-cols-12">
        {hasDrawing(name) && (
          <Figure
            name={name}
            caption={figure}
            className={figureFirst ? 'lg:col-span-7' : 'lg:order-last lg:col-span-7'}
          />
        )}
        <div className="lg:col-span-5">
          <h2 id="needs-title" className="text-3xl">
            {needs.title}
          </h2>
          <ul className="mt-5 grid gap-3">
            {needs.items.map((item) => (
              <li key={item} className="border-t border-sand-200 pt-3">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
