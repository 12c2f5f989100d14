import { clsx } from 'clsx';
import { screenOf } from '#components/art/picture.tsx';
import { Figure } from '#components/sections/figure.tsx';
import { Section } from '#components/sections/section.tsx';
import { getProject } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import type { Service } from '#lib/content/types.ts';

export function ServiceExample({ service }: { service: Service }) {
  const { example } = service;
  if (!example) return null;
  const { title, intro, steps, figures } = example;
  const { slug, images, title: platform } = getProject(example.project);
  return (
    <Section
      id="example"
      intro={intro}
      label="An example, not a client’s job"
      title={title}
      tone="white"
    >
      {/* On a narrow screen the steps stand between the figures. */}
      <div className="mt-8 grid gap-x-gutter gap-y-8 lg:grid-cols-2">
        <ol className="gap-x-gutter lg:col-span-2 lg:columns-2">
          {steps.map(({ when, title: name, text }) => (
            <li
              className="grid break-inside-avoid gap-x-6 gap-y-1 edge-t-1 py-3 sm:grid-cols-[7rem_1fr]"
              key={when}
            >
              <span className="label text-lg text-lajvard-700">{when}</span>
              <div>
                <h3 className="text-lg">{name}</h3>
                <p className="mt-2 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        {images
          .slice(0, figures.length)
          .map((image, index) => (
            <Figure
              caption={figures[index]}
              className={clsx(index > 0 && 'max-lg:order-first')}
              key={figures[index]}
              picture={screenOf(image)}
            />
          ))
          // A platform's first picture is the finished one.
          .reverse()}
      </div>
      <p className="mt-6">
        <a className="link inline-block py-1 font-semibold" href={routes.project(slug)}>
          {platform}: all its parts
        </a>
      </p>
    </Section>
  );
}
