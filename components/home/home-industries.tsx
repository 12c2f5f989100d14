import { ProjectPicture } from '#components/portfolio/project-picture.tsx';
import { LinkCards } from '#components/sections/link-cards.tsx';
import { Section } from '#components/sections/section.tsx';
import { Button } from '#components/ui/button.tsx';
import { content } from '#lib/content/content.ts';
import { getProject } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import type { Project } from '#lib/content/types.ts';

/** The target of the footer's Portfolio link [spec 2.3.4]. */
export function HomeIndustries() {
  const { title, intro, cards } = content().home.industries;
  const links = cards.map(({ project, industry, service, ...words }) => ({
    ...words,
    href: industry ? routes.industry(industry) : routes.service(service ?? ''),
    picture: <ProjectPicture project={getProject(project)} second />,
  }));
  return (
    <Section below={<HomePlatforms />} id="portfolio" intro={intro} title={title}>
      <LinkCards cards={links} large />
    </Section>
  );
}

/** All platforms: some that are not above are large, and the others are named. */
function HomePlatforms() {
  const { projects, home } = content();
  const above = home.industries.cards.map(({ project }) => project);
  const shown = projects.filter(({ slug }) => !above.includes(slug)).slice(0, 6);
  const others = projects.filter((project) => !shown.includes(project));
  return (
    <div className="on-dark relative bg-lajvard-900 pt-10 text-white">
      <div className="wrap flex flex-wrap items-center justify-between gap-4 pb-8">
        <h3 className="text-3xl">{home.platforms.title}</h3>
        <Button href={routes.portfolio} variant="ghost">
          See all platforms
        </Button>
      </div>
      <ul className="wrap print:hidden grid auto-cols-[75%] gap-6 overflow-x-auto max-sm:grid-flow-col sm:grid-cols-3">
        {shown.map(platform)}
      </ul>
      <ul className="wrap flex flex-wrap gap-x-6 py-4">
        {others.map(({ slug, category }) => (
          <li key={slug}>
            <a
              className="label block py-1 text-sm underline hover:text-genda-300"
              href={routes.project(slug)}
            >
              {category}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function platform(project: Project) {
  const { slug, title } = project;
  return (
    <li className="group relative overflow-hidden" key={slug}>
      <ProjectPicture project={project} />
      <a
        className="whole display block py-2 underline group-hover:text-genda-300"
        href={routes.project(slug)}
      >
        {title}
      </a>
    </li>
  );
}
