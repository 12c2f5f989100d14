import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { routes } from '#lib/content/routes.ts';
import type { Project } from '#lib/content/types.ts';
import { ProjectPicture } from './project-picture.tsx';

/** Tags and technologies shown [spec 9]. */
const named = 3;

type CardProps = { project: Project; isNext?: boolean };

/** @param isNext first in the list */
export function ProjectCard({ project, isNext = false }: CardProps) {
  const { slug, title, shortDescription, category, tags, tech } = project;
  const id = useId();
  const [titleId, detailsId, demoId] = [id, `${id}a`, `${id}b`];
  return (
    <article
      aria-labelledby={titleId}
      className="group relative flex h-full flex-col overflow-hidden card press hover:border-lajvard-700"
    >
      <ProjectPicture isNext={isNext} project={project} />
      <div className="px-4 pt-4 sm:px-5 sm:pt-5 xl:px-6">
        <p className="label text-sm text-brick-600">{category}</p>
        <h2 className="mt-1 text-xl group-hover:text-lajvard-700" id={titleId}>
          {title}
        </h2>
      </div>
      <div className="flex flex-1 flex-col px-4 pt-2 pb-4 sm:px-5 sm:pb-5 xl:px-6 xl:pb-6">
        <p
          className={clsx(
            'mb-3 text-sm text-ink-2 sm:mb-4 lg:text-base',
            tags.length === 0 && 'grow',
          )}
          data-text=""
        >
          {shortDescription}
        </p>
        <Named
          className="mt-auto flex flex-wrap gap-x-3 text-xs font-semibold"
          items={tags}
          label="Tags"
        />
        <Named
          className="mt-1 flex flex-wrap gap-x-3 text-xs text-ink-2"
          items={tech}
          label="Technology"
        />
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <a
            aria-labelledby={`${detailsId} ${titleId}`}
            className="whole link py-2 font-semibold"
            href={routes.project(slug)}
            id={detailsId}
          >
            View Details
          </a>
          <DemoLink
            aria-labelledby={`${demoId} ${titleId}`}
            className="link relative py-2 text-sm"
            id={demoId}
            project={project}
          />
        </p>
      </div>
    </article>
  );
}

type NamedProps = { label: string; items: readonly string[]; className: string };

function Named({ label, items, className }: NamedProps) {
  if (items.length === 0) return null;
  const rest = items.length - named;
  const shown = rest > 0 ? [...items.slice(0, named), `+${rest}`] : items;
  return (
    <ul aria-label={label} className={className}>
      {shown.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** To the demo in a new tab, or to where one is asked for. */
function DemoLink({ project: { demoUrl }, ...rest }: ComponentProps<'a'> & { project: Project }) {
  return demoUrl ? (
    <a href={demoUrl} rel="noopener" target="_blank" {...rest}>
      Live Demo
    </a>
  ) : (
    <a href={routes.contact} {...rest}>
      Request a Demo
    </a>
  );
}
