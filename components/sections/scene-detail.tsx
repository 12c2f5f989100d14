import { clsx } from 'clsx';
import type { PageLook } from '#components/art/page-look.ts';
import { Picture } from '#components/art/picture.tsx';
import { grounds } from './grounds.ts';

/** A part of the page's own scene, large, for a phone: there the words beside it would be screens without a picture. */
export function SceneDetail({ look }: { look: PageLook }) {
  if (!look.scene) return null;
  return (
    <div className={clsx('overflow-hidden lg:hidden', grounds[look.windowGround].niche)}>
      <Picture
        alt=""
        className="-ml-[20%] aspect-[2/1] w-[140%] max-w-none bg-transparent object-cover"
        picture={look.scene}
      />
    </div>
  );
}
