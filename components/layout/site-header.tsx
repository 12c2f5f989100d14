import { Logo } from '#components/art/logo.tsx';
import { CallLink } from '#components/ui/chat-link.tsx';
import { DisclosureMark } from '#components/ui/disclosure-mark.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import type { Content } from '#lib/content/types.ts';
import { IndustryList, ServiceList } from './bar-lists.tsx';
import { FrameLink } from './frame-link.tsx';

/** Works without script. Translucent over a hero with the class `clear-bar` until the page scrolls. */
export function SiteHeader() {
  const { navigation, site } = content();
  return (
    <header className="site-bar">
      <div className="bar-row wrap">
        <a className="flex items-center gap-3 justify-self-start py-2" href={routes.home}>
          <Logo className="size-9 flex-none" />
          <span className="display text-xl" translate="no">
            {site.name}
          </span>
        </a>
        <button
          className="menu-toggle size-11 flex-none place-items-center lg:hidden print:hidden"
          popoverTarget="site-menu"
          type="button"
        >
          <span aria-hidden="true" className="menu-toggle-lines" />
          <span className="sr-only">Menu</span>
        </button>
        {/* tabIndex: Chromium makes scrollers tab stops. */}
        <nav
          aria-label="Main"
          className="menu-panel print:hidden"
          id="site-menu"
          popover="auto"
          tabIndex={-1}
        >
          <ul className="menu-row">{navigation.bar.map(entry)}</ul>
          <CallLink
            className="mt-8 lg:hidden"
            greeting={site.greeting}
            id="menu-chat"
            target="chat"
          >
            Get Free Consultation
          </CallLink>
        </nav>
      </div>
    </header>
  );
}

function entry({ page, label }: Content['navigation']['bar'][number]) {
  return (
    <li key={label}>
      {page === 'services' || page === 'industries' ? (
        <details className="disclosure" name="bar-lists">
          <summary className="menu-link">
            {label}
            <DisclosureMark />
          </summary>
          <div className="disclosure-list" id={`${page}-list`} tabIndex={-1}>
            {page === 'services' ? <ServiceList /> : <IndustryList />}
          </div>
        </details>
      ) : (
        <FrameLink className="menu-link" href={routes[page]}>
          {label}
        </FrameLink>
      )}
    </li>
  );
}
