import { clsx } from 'clsx';
import { glazes } from '#components/art/glazes.ts';
import { projectLook } from '#components/art/page-look.ts';
import { recipeFor } from '#components/art/pattern.ts';
import { Picture, screenOf, screenRatio } from '#components/art/picture.tsx';
import { PatternDefs } from '#components/art/tile-field.tsx';
import type { Project } from '#lib/content/types.ts';

type Props = {
  project: Project;
  sizes: string;
  className?: string;
  isNext?: boolean;
  /** Its second picture, where it has one. */
  second?: boolean;
};

/** Decorative: a picture of a project, or its tiles. */
export function ProjectPicture({ project, sizes, className, isNext = false, second }: Props) {
  const [first, next = first] = project.images;
  const image = second ? next : first;
  const { seed, department, windowGround } = projectLook(project);
  const id = `tiles-${project.slug}`;
  return image ? (
    <Picture
      alt=""
      className={clsx('grows w-full', className)}
      isNext={isNext}
      picture={screenOf(image)}
      ratio={screenRatio}
      sizes={sizes}
    />
  ) : (
    <svg aria-hidden="true" className={clsx('grows block w-full', className)} viewBox="0 0 600 400">
      <PatternDefs
        center={[300, 200]}
        id={id}
        inlay={glazes[windowGround].niche}
        recipe={{ ...recipeFor(seed, department), hasGaps: false }}
      />
      <path d="M0 0H600V400H0" fill={`url(#${id})`} />
    </svg>
  );
}
