import { clsx } from 'clsx';
import { neighborsOf } from '#lib/content/lookup.ts';
import type { Project } from '#lib/content/types.ts';
import { routes } from '#lib/routes.ts';

export function ProjectNeighbors({ project }: { project: Project }) {
  const { previous, next } = neighborsOf(project);
  return (
    <nav aria-label="More projects" className="border-t border-sand-200">
      <div className="wrap grid gap-y-6 py-10 sm:grid-cols-2">
        {previous && <Neighbor project={previous} rel="prev" label="Previous project" />}
        {next && <Neighbor project={next} rel="next" label="Next project" />}
      </div>
    </nav>
  );
}

type Props = { project: Project; rel: 'prev' | 'next'; label: string };

function Neighbor({ project: { slug, title }, rel, label }: Props) {
  return (
    <a
      href={routes.project(slug)}
      rel={rel}
      className={clsx('group block', rel === 'next' && 'sm:text-right')}
    >
      <span className="label block text-sm text-brick-600">{label}</span>
      <span className="mt-1 block font-display text-xl tracking-tight group-hover:text-lajvard-700 group-hover:underline">
        {title}
      </span>
    </a>
  );
}
