import { screenOf } from '#components/art/picture.tsx';
import { Detail } from '#components/sections/figure.tsx';
import { grounds } from '#components/sections/grounds.ts';
import { PointColumns } from '#components/sections/lists.tsx';
import { Section, Split } from '#components/sections/section.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import type { Project } from '#lib/content/types.ts';

export function ProjectImpact({ project }: { project: Project }) {
  const { project: projectPage } = content().portfolio;
  const { businessImpact, why, category, images } = project;
  const [first] = images;
  const { accent } = grounds[project.ground];
  if (businessImpact.length === 0) return null;
  return (
    <Section id="impact" intro={projectPage.impactNote} title={projectPage.impact} tone="sand">
      <Detail picture={first && screenOf(first)} />
      <PointColumns accent={accent} points={businessImpact} />
      {why && (
        <div className="mt-8 grid gap-x-gutter gap-y-3 card p-6 lg:grid-cols-12">
          <h3 className="text-xl lg:col-span-4">{projectPage.why}</h3>
          <p className="max-w-measure lg:col-span-8">
            {why.replaceAll('{category}', category.toLowerCase())}
          </p>
        </div>
      )}
    </Section>
  );
}

type ChipsProps = { id: 'tech' | 'tags'; items: readonly string[] };

/** Tags lead to the list of those that have them. */
export function ProjectChips({ id, items }: ChipsProps) {
  if (items.length === 0) return null;
  return (
    <Split id={id} title={content().portfolio.project[id]}>
      <ul className="flex flex-wrap gap-2">
        {items.map((item) => (
          <li key={item}>
            {id === 'tags' ? (
              <a className="chip" href={routes.taggedProjects(item)}>
                {item}
              </a>
            ) : (
              <span className="block card px-4 py-2">{item}</span>
            )}
          </li>
        ))}
      </ul>
    </Split>
  );
}
