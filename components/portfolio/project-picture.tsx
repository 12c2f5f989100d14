import { clsx } from 'clsx';
import { projectLook } from '#components/art/page-look.ts';
import { Picture, screenOf, screenRatio } from '#components/art/picture.tsx';
import { TileField } from '#components/art/tile-field.tsx';
import { grounds } from '#components/sections/grounds.ts';
import type { Project } from '#lib/content/types.ts';

type Props = {
  project: Project;
  isNext?: boolean;
  /** Its second picture, where it has one. */
  second?: boolean;
};

/** Decorative: a picture of a project, or its tiles. */
export function ProjectPicture({ project, isNext = false, second }: Props) {
  const [first, next = first] = project.images;
  const image = second ? next : first;
  const look = projectLook(project);
  return image ? (
    <Picture
      alt=""
      className="grows w-full"
      isNext={isNext}
      picture={screenOf(image)}
      ratio={screenRatio}
    />
  ) : (
    <div
      className={clsx(
        'grows relative isolate aspect-3/2 w-full text-white',
        grounds[look.ground].surface,
      )}
    >
      <TileField id={`tiles-${project.slug}`} look={look} />
    </div>
  );
}
