import { clsx } from 'clsx';
import type { PageLook } from '#components/art/page-look.ts';
import { Picture } from '#components/art/picture.tsx';
import { grounds } from './grounds.ts';

/** The page's own scene again, whole, for a phone: there the words beside it would be screens without a picture. */
export function SceneDetail({ look }: { look: PageLook }) {
  if (!look.scene) return null;
  return (
    <div className={clsx('sm:hidden', grounds[look.windowGround].niche)}>
      <Picture
        alt=""
        className="mx-auto aspect-[15/16] w-full max-w-72 bg-transparent object-cover object-bottom"
        picture={look.scene}
      />
    </div>
  );
}
