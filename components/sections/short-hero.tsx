import type { PageLook } from '#components/art/page-look.ts';
import { HeroGround } from './hero-ground.tsx';

type Props = { look: PageLook; title: string; tagline: string; underBar?: boolean };

export function ShortHero({ look, title, tagline, underBar }: Props) {
  return (
    <HeroGround look={look} underBar={underBar}>
      <div className="wrap grid items-end gap-x-12 gap-y-3 py-7 lg:grid-cols-12 lg:py-10">
        <h1 className="text-4xl lg:col-span-5">{title}</h1>
        <p className="max-w-measure text-sand-100 lg:col-span-7 lg:text-lg">{tagline}</p>
      </div>
    </HeroGround>
  );
}
