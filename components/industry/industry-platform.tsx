import { Picture, photographOr, screenOf } from '#components/art/picture.tsx';
import { Detail, FigureBand, LoneFigure } from '#components/sections/figure.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import type { Industry, Project } from '#lib/content/types.ts';

export function IndustryPlatform({ industry }: { industry: Industry }) {
  const { figure, practiceFirst } = industry;
  const project = projectOf(industry);
  const [picture] = project?.images ?? [];
  if (!project || !picture) {
    const own = ownPicture(industry);
    return own && <LoneFigure caption={figure} picture={own} />;
  }
  return (
    <FigureBand
      caption={figure}
      id="platform"
      label="From our portfolio"
      picture={screenOf(picture)}
      title={project.title}
      wordsFirst={practiceFirst}
    >
      <p className="mt-4 text-lg text-ink-2">{project.shortDescription}</p>
      <p className="mt-6">
        <a className="link inline-block py-1 font-semibold" href={routes.project(project.slug)}>
          {project.title} in the portfolio
        </a>
      </p>
    </FigureBand>
  );
}

/** For a phone, where the words of a passage would be alone. */
export function SecondScreen({ industry }: { industry: Industry }) {
  const screen = projectOf(industry)?.images[1];
  if (!screen) return <Detail picture={ownPicture(industry)} />;
  return <Picture className="w-full rounded sm:hidden" picture={screenOf(screen)} />;
}

const ownPicture = ({ drawing, photograph }: Industry) =>
  photographOr(`deliverables/${drawing}`, 'industries', photograph);

/** What shows an industry: the first project with a picture that names it. */
export const projectOf = ({ slug }: Industry): Project | undefined =>
  content().projects.find(({ industry, images }) => industry === slug && images.length > 0);
