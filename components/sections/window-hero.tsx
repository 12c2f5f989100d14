import type { ReactNode } from 'react';
import { ArchWindow } from '#components/art/arch-window.tsx';
import { HeroGround } from './hero-ground.tsx';
import { HeroText, type HeroTextProps } from './hero-text.tsx';

type Props = HeroTextProps & { underBar?: boolean; backdrop?: ReactNode };

export function WindowHero({ underBar, backdrop, ...text }: Props) {
  return (
    <HeroGround look={text.look} underBar={underBar} backdrop={backdrop}>
      <div className="wrap grid items-center gap-x-8 gap-y-10 pt-12 md:grid-cols-12 md:py-16 lg:gap-12">
        <div className="md:col-span-7">
          <HeroText {...text} />
        </div>
        <div className="md:col-span-5">
          <ArchWindow
            look={text.look}
            id="hero"
            className="mx-auto block w-full max-w-[20rem] md:max-w-[29rem]"
          />
        </div>
      </div>
    </HeroGround>
  );
}
