import './home-platforms.css';
import { ProjectPicture } from '#components/portfolio/project-picture.tsx';
import { Button } from '#components/ui/button.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import type { Project } from '#lib/content/types.ts';

/** All platforms, from edge to edge; those whose pictures stand above, large, are last. */
export function HomePlatforms() {
  const { projects, home } = content();
  const again = new Set(home.industries.cards.map(({ project }) => project));
  const ordered = projects.toSorted((a, b) => +again.has(a.slug) - +again.has(b.slug));
  return (
    <div className="on-dark bg-lajvard-900 pt-10 text-white">
      <div className="wrap flex flex-wrap items-center justify-between gap-4 pb-8">
        <h3 className="text-3xl">{home.platforms.title}</h3>
        <Button href={routes.portfolio} variant="ghost">
          See all platforms
        </Button>
      </div>
      <ul className="platforms">{ordered.map(platform)}</ul>
    </div>
  );
}

function platform(project: Project) {
  const { slug, category } = project;
  return (
    <li className="group relative" key={slug}>
      <div>
        <ProjectPicture project={project} sizes="(min-width: 64rem) 13vw, 38vw" />
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
