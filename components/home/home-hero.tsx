import { clsx } from 'clsx';
import { pageLook } from '#components/art/page-look.ts';
import { HeroGround } from '#components/sections/heroes.tsx';
import { CallLink } from '#components/ui/chat-link.tsx';
import { content } from '#lib/content/content.ts';
import { getIndustry, getService } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import type { Department, Industry } from '#lib/content/types.ts';
import { Jharoka } from './jharoka.tsx';

export function HomeHero() {
  const { freeDemo, home, site } = content();
  const { eyebrow, title, tagline, brands, demos } = home.hero;
  const industries = demos.choices.map(({ slug }) => getIndustry(slug));
  // Two voices: what the agency is, and what it promises, where the title says both.
  const [whatItIs, ...promise] = title.split(/(?<= that) /);
  const wordmarks = brands.items.map(wordmark);
  return (
    <div className="clear-bar" data-motion="on">
      <HeroGround look={pageLook('home')} overhang strung underBar>
        <div className="trade-of wrap gap-x-gutter lg:pt-4">
          {/* Words in layers of their own: WebKit forgets to paint them above the stars, which move. */}
          <div className="relative pt-4 lg:self-end lg:pt-0">
            <p className="label text-sm text-genda-300">{eyebrow}</p>
            <h1 className="mt-2 lg:mt-4">
              {whatItIs} <strong className="mt-1 block text-genda-300 lg:mt-2">{promise}</strong>
            </h1>
            <p className="mt-2 max-w-[40ch] text-sand-100 lg:mt-4 lg:text-lg">{tagline}</p>
            <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 lg:mt-8">
              <CallLink greeting={site.greeting} id="hero-chat" target="chat">
                Get Free Consultation
              </CallLink>
              <span className="max-w-[14em] flex-[1_1_7rem] text-sm/5 text-sand-100 max-sm:hidden">
                {freeDemo.consultation}
              </span>
            </p>
            <fieldset className="print:hidden mt-3 lg:mt-8">
              <legend className="display">{demos.title}</legend>
              <div className="trades mt-2 flex flex-wrap gap-2 max-sm:text-sm">
                {demos.choices.map(tradeChoice)}
              </div>
            </fieldset>
          </div>
          <div className="relative grid print:hidden pb-6 max-lg:order-last text-sm text-sand-100 lg:pt-4">
            {industries.map(tradeHint)}
          </div>
          <Jharoka industries={industries} />
        </div>
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 -z-1 overflow-hidden print:hidden"
          data-particles=""
        />
      </HeroGround>
      <div className="bg-white">
        <ul
          aria-label="Services"
          className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(max(8.5rem,34%),100%),1fr))] py-2 sm:grid-cols-3 lg:grid-cols-[8fr_9fr_12fr_11fr_5fr_10fr] lg:py-0"
        >
          {home.hero.tiles.map(serviceTile)}
        </ul>
      </div>
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">
        {/* As wide in the fallback face: the names beside it would move. */}
        <p className="label flex-none text-xs text-ink-2 max-md:w-full md:min-w-[10em]">
          {brands.label}
        </p>
        <div className="marquee flex min-w-0 flex-1">
          <ul className="marquee-row">{wordmarks}</ul>
          <ul aria-hidden="true" className="marquee-row">
            {wordmarks}
          </ul>
        </div>
        <MotionSwitch />
      </div>
    </div>
  );
}

function tradeChoice({ label, slug }: { label: string; slug: string }, at: number) {
  return (
    <label className="choice" key={slug}>
      <input className={`t${at + 1}`} defaultChecked={at === 0} name="trade" type="radio" />
      <span>{label}</span>
    </label>
  );
}

function tradeHint({ slug, summary, demo }: Industry, at: number) {
  return (
    <p className={`scene s${at + 1}`} key={slug}>
      {demo?.hint}{' '}
      <a className="text-white underline" href={routes.industry(slug)}>
        {summary}
      </a>
    </p>
  );
}

const tileStar: Record<Department, string> = {
  web: 'bg-lajvard-700',
  software: 'bg-firozi-500',
  marketing: 'bg-genda-500',
  design: 'bg-brick-600',
};

function serviceTile({ label, slug }: { label: string; slug: string }) {
  return (
    <li className="relative" key={slug}>
      <a
        className="group display relative flex min-h-14 items-center gap-3 py-3 pr-4 hover:text-lajvard-700 lg:min-h-18"
        href={routes.service(slug)}
      >
        <span
          className={clsx(
            'size-5 flex-none [clip-path:--theme(--clip-path-star)] [forced-color-adjust:none] [transition:rotate_320ms] group-hover:[rotate:45deg]',
            tileStar[getService(slug).department],
          )}
        />
        {label}
      </a>
    </li>
  );
}

/** Condensed and wide take turns. */
function wordmark(name: string, index: number) {
  return (
    <li
      className={clsx(
        'flex-none font-display text-sm text-ink-2',
        index % 2 ? '[letter-spacing:-.015em]' : '[font-stretch:80%]',
      )}
      key={name}
    >
      {name}
    </li>
  );
}

/** Pauses the hero's motion (WCAG 2.2.2), by browser/effects/home-motion.ts. */
function MotionSwitch() {
  return (
    <button
      className="grid size-9 flex-none place-items-center rounded-full edge-1 border-field text-ink-2 hover:bg-sand-100 motion-reduce:hidden noscript:hidden print:hidden"
      data-motion-switch=""
      type="button"
    >
      <svg aria-hidden="true" className="size-4" viewBox="0 0 16 16">
        <path
          className="in-data-[motion=paused]:hidden"
          d="M4 2h3v12H4zM9 2h3v12H9z"
          fill="currentColor"
        />
        <path className="in-data-[motion=on]:hidden" d="M4 2l10 6-10 6z" fill="currentColor" />
      </svg>
      <span className="sr-only in-data-[motion=paused]:hidden">Pause motion</span>
      <span className="sr-only in-data-[motion=on]:hidden">Play motion</span>
    </button>
  );
}
