import { ArchWindow } from '#components/art/arch-window.tsx';
import type { PageLook } from '#components/art/page-look.ts';
import { Button } from '#components/ui/button.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { HeroGround } from './heroes.tsx';

type Props = {
  look: PageLook;
  title: string;
  text: string;
  /** The highlighted link. */
  best: keyof typeof routes;
  /** Extends under the translucent bar [spec 2.2]. */
  underBar?: boolean;
};

export function MissingCard({ look, title, text, best, underBar }: Props) {
  const { links } = content().missing;
  return (
    <HeroGround look={look} underBar={underBar}>
      <div className="wrap py-section">
        <div className="mx-auto grid max-w-[62rem] overflow-hidden rounded-lg bg-paper text-ink md:grid-cols-12">
          <div className="self-center p-6 md:col-span-7 md:p-8 lg:p-12">
            <h1 className="text-4xl">{title}</h1>
            <p className="mt-4 text-lg text-ink-2">{text}</p>
            <nav aria-label="Useful pages" className="mt-8">
              <ul className="flex flex-wrap gap-3">
                {links.map(({ page, label }) => (
                  <li key={routes[page]}>
                    <Button href={routes[page]} variant={page === best ? 'primary' : 'outline'}>
                      {label}
                    </Button>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div className="max-md:px-6 max-md:pb-6 md:col-span-5 md:self-center md:max-lg:pr-8">
            <ArchWindow className="mx-auto block w-full max-w-[26rem]" id="hero" look={look} />
          </div>
        </div>
      </div>
    </HeroGround>
  );
}
