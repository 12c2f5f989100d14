import { ProjectPicture } from '#components/portfolio/project-picture.tsx';
import { LinkCards } from '#components/sections/link-cards.tsx';
import { Section } from '#components/sections/section.tsx';
import { content } from '#lib/content/content.ts';
import { getProject } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import { HomePlatforms } from './home-platforms.tsx';

/** The target of the footer's Portfolio link [spec 2.3.4]. */
export function HomeIndustries() {
  const { title, intro, cards } = content().home.industries;
  const links = cards.map(({ project, industry, service, ...words }) => ({
    ...words,
    href: industry ? routes.industry(industry) : routes.service(service ?? ''),
    picture: (
      <ProjectPicture
        className="max-sm:min-w-0 max-sm:flex-[1_1_8rem] max-sm:object-cover"
        project={getProject(project)}
        second
        sizes="(min-width: 64rem) 39rem, (min-width: 40rem) 47vw, 95vw"
      />
    ),
  }));
  return (
    <Section below={<HomePlatforms />} id="portfolio" intro={intro} title={title}>
      <LinkCards cards={links} large />
    </Section>
  );
}
