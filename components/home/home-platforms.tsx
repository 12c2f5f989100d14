import { ProjectPicture } from '#components/portfolio/project-picture.tsx';
import { Button } from '#components/ui/button.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import type { Project } from '#lib/content/types.ts';

/**
 * All platforms, from edge to edge; those whose pictures come again further down are last. A phone has the
 * link alone: sixteen pictures would load with its first screen.
 */
export function HomePlatforms() {
  const { projects, home } = content();
  const again = new Set(home.industries.cards.map(({ project }) => project));
  const ordered = projects.toSorted((a, b) => +again.has(a.slug) - +again.has(b.slug));
  return (
    <section
      aria-labelledby="platforms-title"
      className="on-dark bg-lajvard-900 pt-10 text-white"
      id="platforms"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-4 pb-8">
        <h2 className="text-3xl" id="platforms-title">
          {home.platforms.title}
        </h2>
        <Button href={routes.portfolio} variant="ghost">
          See all platforms
        </Button>
      </div>
      <ul className="grid grid-cols-4 max-md:hidden lg:grid-cols-8">{ordered.map(platform)}</ul>
    </section>
  );
}

function platform(project: Project) {
  const { slug, category } = project;
  return (
    <li className="group relative overflow-hidden" key={slug}>
      <div className="overflow-hidden">
        <ProjectPicture project={project} sizes="(min-width: 64rem) 13vw, 25vw" />
      </div>
      <a
        className="whole label block px-3 py-2 text-sm group-hover:underline"
        href={routes.project(slug)}
      >
        {category}
      </a>
    </li>
  );
}
