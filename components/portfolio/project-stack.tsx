import { Split } from '#components/sections/split.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/routes.ts';

export function ProjectStack({ tech }: { tech: readonly string[] }) {
  const { project: projectPage } = content().portfolio;
  return (
    <Split id="tech" title={projectPage.tech} compact>
      <ul className="flex flex-wrap gap-2.5">
        {tech.map((item) => (
          <li key={item} className="rounded border border-sand-200 bg-white px-4 py-2 font-medium">
            {item}
          </li>
        ))}
      </ul>
    </Split>
  );
}

export function ProjectTags({ tags }: { tags: readonly string[] }) {
  const { project: projectPage } = content().portfolio;
  return (
    <Split id="tags" title={projectPage.tags} compact>
      <ul className="flex flex-wrap gap-2.5">
        {tags.map((tag) => (
          <li key={tag}>
            <a href={routes.taggedProjects(tag)} className="chip">
              {tag}
            </a>
          </li>
        ))}
      </ul>
    </Split>
  );
}
