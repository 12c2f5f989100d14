import { clsx } from 'clsx';
import { Icon } from '#components/art/icon.tsx';
import type { PageLook } from '#components/art/page-look.ts';
import { Picture } from '#components/art/picture.tsx';
import type { Service } from '#lib/content/types.ts';
import { grounds } from './grounds.ts';

type Props = {
  look: PageLook;
  className?: string;
  /** How the drawing stands in it; else whole. */
  fit?: string;
  /** Where there is no drawing. */
  icon?: Service['icon'];
};

/** The scene of a page on its own ground. */
export function ScenePanel({ look: { scene, windowGround }, className, fit, icon }: Props) {
  return (
    <div className={clsx(className, grounds[windowGround].niche)}>
      {scene ? (
        <Picture alt="" className={clsx('w-full', fit)} isClear picture={scene} />
      ) : (
        icon && <Icon className={clsx('w-full p-[22%] text-white', fit)} name={icon} />
      )}
    </div>
  );
}
