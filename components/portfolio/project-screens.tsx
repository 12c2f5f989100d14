import { Figure } from '#components/sections/figure.tsx';
import type { Project } from '#lib/content/types.ts';
import { screenOf } from './screens.ts';

export function ProjectScreens({ project: { images, figure } }: { project: Project }) {
  const [, ...others] = images;
  if (others.length === 0) return null;
  return (
    <div className="wrap grid gap-8 pt-section">
      {others.map((image, index) => (
        <Figure
          key={typeof image === 'string' ? image : image.file}
          picture={screenOf(image)}
          caption={index === 0 ? figure : undefined}
          sizes="(min-width: 64rem) 60rem, 95vw"
          className="mx-auto w-full max-w-[60rem]"
        />
      ))}
    </div>
  );
}
