import { clsx } from 'clsx';
import { pageLooks } from '#components/art/page-look.ts';
import { Wordmark } from '#components/art/wordmark.tsx';
import { WindowHero } from '#components/sections/window-hero.tsx';
import { Button } from '#components/ui/button.tsx';
import { toChat } from '#components/ui/to-chat.ts';
import { content } from '#lib/content/content.ts';
import { getService } from '#lib/content/lookup.ts';
import type { Department } from '#lib/content/types.ts';
import { chatLink, routes } from '#lib/routes.ts';
import { MotionSwitch } from './motion-switch.tsx';

export function HomeHero() {
  const { home, site } = content();
  const { eyebrow, title, tagline, brands } = home.hero;
  return (
    <div data-motion="on">
      <WindowHero look={pageLooks.home} underBar label={eyebrow} title={title} tagline={tagline}>
        <p className="mt-8 flex flex-wrap gap-3">
          <Button {...toChat('hero-chat', chatLink(site.chatNumber, site.greeting))}>
            Get Free Consultation
          </Button>
          <Button href="#services" variant="ghost">
            See what we do
          </Button>
        </p>
        <div
          className="pointer-events-none absolute inset-0 -z-1 overflow-hidden print:hidden"
          data-particles=""
          aria-hidden="true"
        />
      </WindowHero>
      <div className="border-b border-sand-200 bg-white">
        <ul
          className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(max(8.5rem,34%),100%),1fr))] sm:grid-cols-3 lg:grid-cols-6"
          aria-label="Services"
        >
          {home.hero.tiles.map(serviceTile)}
        </ul>
      </div>
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-6">
        <p className="label flex-none text-xs text-ink-2 max-md:w-full">{brands.label}</p>
        <div className="marquee flex min-w-0 flex-1">
          <ul className="marquee-row">{brands.items.map(brand)}</ul>
          <ul className="marquee-row" aria-hidden="true">
            {brands.items.map(brand)}
          </ul>
        </div>
        <MotionSwitch />
      </div>
    </div>
  );
}

const tileStar: Record<Department, string> = {
  web: 'before:bg-lajvard-700',
  software: 'before:bg-firozi-500',
  marketing: 'before:bg-genda-500',
  design: 'before:bg-brick-600',
};

function serviceTile({ label, slug }: { label: string; slug: string }) {
  return (
    <li key={slug} className="relative">
      <a
        href={routes.service(slug)}
        className={clsx(
          'tile-star relative flex min-h-24 items-end gap-3 border-l border-sand-200 px-4 py-5 font-display leading-tight tracking-tight hover:text-lajvard-700',
          tileStar[getService(slug).department],
        )}
      >
        {label}
      </a>
    </li>
  );
}

function brand(name: string, index: number) {
  return (
    <Wordmark
      key={name}
      name={name}
      glyph={index}
      width={index % 2 ? 'wide' : 'condensed'}
      className="max-w-full flex-none pb-1 text-xl text-ink-2"
    />
  );
}
