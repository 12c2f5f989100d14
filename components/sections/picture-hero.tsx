import type { ReactNode } from 'react';
import { HeroGround } from './hero-ground.tsx';
import { HeroText, type HeroTextProps } from './hero-text.tsx';

export function PictureHero({ picture, ...text }: HeroTextProps & { picture: ReactNode }) {
  return (
    <HeroGround look={text.look}>
      <div className="wrap grid items-center gap-8 py-12 md:py-16 lg:grid-cols-12 lg:gap-12 lg:py-20">
        <div className="lg:col-span-5">
          <HeroText {...text} />
        </div>
        <div className="lg:col-span-7">{picture}</div>
      </div>
    </HeroGround>
  );
}
