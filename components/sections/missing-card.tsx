import { clsx } from 'clsx';
import { ArchPanel } from '@/components/art/arch-panel';
import { Band } from '@/components/art/band';
import { TileField } from '@/components/art/tile-field';
import { Button } from '@/components/ui/button';
import { type UsefulHref, usefulLinks } from '@/content/missing';
import type { PageLook } from '@/lib/page-looks';
import { grounds } from './grounds';

type Props = PageLook & {
  title: string;
  text: string;
  /** The link that most visitors will want. */
  best: UsefulHref;
  /** Whether the translucent bar lies over it [spec 2.2]. */
  underBar?: boolean;
};

/** The card that stands where there is no page, with the ways on. */
export function MissingCard({ title, text, best, underBar, seed, department, ground }: Props) {
  return (
    <>
      <section
        data-clear-bar={underBar}
        className={clsx(
          'on-dark relative isolate overflow-hidden',
          grounds[ground].surface,
          underBar ? 'pt-bar' : 'mt-bar',
        )}
      >
        <TileField
          seed={seed}
          department={department}
          tone="line"
          id="missing-field"
          className="absolute inset-0 -z-10 text-white opacity-[.13]"
        />
        <div className="wrap py-section">
          <div className="mx-auto grid max-w-[62rem] overflow-hidden rounded-lg bg-paper lg:grid-cols-12">
            <div className="self-center p-6 md:p-12 lg:col-span-7">
              <h1 className="text-4xl">{title}</h1>
              <p className="mt-4 text-lg text-ink-2">{text}</p>
              <nav aria-label="Useful pages" className="mt-8">
                <ul className="flex flex-wrap gap-3">
                  {usefulLinks.map(({ href, label }) => (
                    <li key={href}>
                      <Button href={href} variant={href === best ? 'call' : 'outline'}>
                        {label}
                      </Button>
                    </li>
                  ))}
                </ul>
              </nav>
            </div>
            {/* On a phone the arch's crown rises out of the card's edge. */}
            <div className="overflow-hidden max-lg:h-60 max-lg:px-6 lg:col-span-5">
              <ArchPanel
                seed={seed}
                department={department}
                id="missing"
                className="mx-auto block w-full max-w-[26rem]"
              />
            </div>
          </div>
        </div>
      </section>
      <Band id="missing-band" className="block" />
    </>
  );
}
