import { Logo } from '#components/art/logo.tsx';
import { ChatLink } from '#components/ui/chat-link.tsx';
import { DisclosureMark } from '#components/ui/disclosure-mark.tsx';
import { content } from '#lib/content/content.ts';
import type { Content } from '#lib/content/types.ts';
import { routes } from '#lib/routes.ts';
import { IndustryList, ServiceList } from './bar-lists.tsx';
import { FrameLink } from './frame-link.tsx';

/** Works without script. Translucent over a hero with `data-clear-bar` until the page scrolls. */
export function SiteHeader() {
  const { navigation, site } = content();
  return (
    <header className="site-bar">
      <div className="wrap flex min-h-bar items-center justify-between gap-3 lg:grid lg:grid-cols-[minmax(min-content,1fr)_auto]">
        <a href={routes.home} className="flex items-center gap-3 justify-self-start py-2">
          <Logo className="size-9 flex-none" />
          <span className="display text-xl lg:wrap-break-word">{site.name}</span>
        </a>
        <button
          type="button"
          popoverTarget="site-menu"
          className="menu-toggle size-11 flex-none place-items-center print:hidden"
        >
          <span className="menu-toggle-lines" aria-hidden="true" />
          <span className="sr-only">Menu</span>
        </button>
        {/* tabIndex: Chromium makes scrollers tab stops. */}
        <nav
          id="site-menu"
          popover="auto"
          aria-label="Main"
          className="menu-panel print:hidden"
          tabIndex={-1}
        >
          <ul className="menu-row">{navigation.bar.map(entry)}</ul>
          <ChatLink id="menu-chat" greeting={site.greeting} className="mt-8 lg:hidden">
            Get Free Consultation
          </ChatLink>
        </nav>
      </div>
    </header>
  );
}

const menuLink = 'menu-link flex w-full items-center justify-between';

function entry({ page, label }: Content['navigation']['bar'][number]) {
  return (
    <li key={label}>
      {page === 'services' || page === 'industries' ? (
        <details name="bar-lists" className="disclosure">
          <summary className={menuLink}>
            {label}
            <DisclosureMark />
          </summary>
          <div id={`${page}-list`} className="disclosure-list" tabIndex={-1}>
            {page === 'services' ? <ServiceList /> : <IndustryList />}
          </div>
        </details>
      ) : (
        <FrameLink href={routes[page]} className={menuLink}>
          {label}
        </FrameLink>
      )}
    </li>
  );
}
