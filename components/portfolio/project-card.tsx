import { Picture } from '#components/art/picture.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Project } from '#lib/content/types.ts';
import { routes } from '#lib/routes.ts';
import { DemoButton } from './demo-button.tsx';
import { screenOf, screenRatio } from './screens.ts';

/** Tags and technologies shown [spec 9]. */
const named = 3;

export function ProjectCard({ project }: { project: Project }) {
  const { slug, title, shortDescription, category, tags, tech, images } = project;
  const titleId = `project-${slug}`;
  return (
    <article
      aria-labelledby={titleId}
      className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-sand-200 bg-white transition-colors duration-press hover:border-lajvard-700"
    >
      <Picture
        picture={screenOf(images[0])}
        alt=""
        sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 47vw, 95vw"
        ratio={screenRatio}
        className="w-full"
      />
      <div className="flex flex-1 flex-col p-5 xl:p-6">
        <p className="label text-sm text-brick-600">{category}</p>
        <h2 id={titleId} className="mt-1.5 text-xl group-hover:text-lajvard-700">
          {title}
        </h2>
        <p className="mt-2 mb-5 text-sm text-ink-2">{shortDescription}</p>
        <ul aria-label="Tags" className="mt-auto flex flex-wrap gap-1.5 text-xs">
          {shortened(tags).map((tag) => (
            <li key={tag} className="rounded-full bg-sand-100 px-2.5 py-0.5">
              {tag}
            </li>
          ))}
        </ul>
        <ul aria-label="Technology" className="mt-3 flex flex-wrap gap-x-3 text-xs text-ink-2">
          {shortened(tech).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="mt-5 flex flex-wrap gap-2">
          <Button
            href={routes.project(slug)}
            variant="primary"
            className="min-w-fit flex-1 after:absolute after:inset-0"
            id={`details-${slug}`}
            aria-labelledby={`details-${slug} ${titleId}`}
          >
            View Details
          </Button>
          <DemoButton
            project={project}
            variant="outline"
            className="relative min-w-fit flex-1"
            id={`demo-${slug}`}
            aria-labelledby={`demo-${slug} ${titleId}`}
          />
        </p>
      </div>
    </article>
  );
}

function shortened(items: readonly string[]): string[] {
  const rest = items.length - named;
  return rest > 0 ? [...items.slice(0, named), `+${rest}`] : [...items];
}
