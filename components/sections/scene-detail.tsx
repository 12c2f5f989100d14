import { clsx } from 'clsx';
import type { PageLook } from '#components/art/page-look.ts';
import { Picture } from '#components/art/picture.tsx';
import { grounds } from './grounds.ts';

/** A detail of the page's own scene, for a phone: there the words beside it would be screens without a picture. */
export function SceneDetail({ look }: { look: PageLook }) {
  if (!look.scene) return null;
  return (
    <div className={clsx('overflow-hidden sm:hidden', grounds[look.windowGround].niche)}>
      <Picture
        alt=""
        className="aspect-[4/3] w-full object-cover [scale:1.5]"
        isClear
        picture={look.scene}
      />
    </div>
  );
}
