import { Logo } from '@/components/art/logo';
import { Button } from '@/components/ui/button';
import {
  industryLinks,
  type NavigationEntry,
  navigation,
  serviceCategories,
} from '@/content/navigation';
import { palette } from '@/lib/palette';
import { chatLink, routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { Disclosure } from './disclosure';
import { Menu } from './menu';
import { SiteBar } from './site-bar';

/** The bar on top of every page: the name, the main navigation, and on a phone the chat. */
export function SiteHeader() {
  return (
    <SiteBar>
      <div className="wrap flex min-h-bar items-center justify-between gap-6">
        <a href={routes.home} className="flex items-center gap-2.5 py-2">
          <Logo className="size-9" light={palette.genda500} />
          <span className="font-display text-xl tracking-tight">{site.name}</span>
        </a>
        <Menu>
          <ul className="menu-row">{navigation.map(entry)}</ul>
          <Button href={chatLink(site.chatNumber, site.greeting)} newTab className="mt-8 lg:hidden">
            Get Free Consultation
          </Button>
        </Menu>
      </div>
    </SiteBar>
  );
}

function entry({ href, label, dropdown }: NavigationEntry) {
  if (dropdown) {
    return (
      <Disclosure key={label} name={dropdown} label={label}>
        {dropdown === 'services' ? <ServiceList /> : <IndustryList />}
      </Disclosure>
    );
  }
  return (
    <li key={label}>
      <a href={href} className="menu-link">
        {label}
      </a>
    </li>
  );
}

function ServiceList() {
  return (
    <ul className="service-list">
      {serviceCategories.map(({ category, href, subServices }) => (
        <li key={href}>
          <a href={href} className="list-head">
            {category}
          </a>
          <ul>
            {subServices.map((sub) => (
              <li key={sub.href}>
                <a href={sub.href} className="list-link">
                  {sub.label}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function IndustryList() {
  return (
    <ul className="industry-list">
      {industryLinks.map(({ href, title, description, icon }) => (
        <li key={href}>
          <a href={href} className="list-card">
            <span aria-hidden="true">{icon}</span>
            <span>
              <b>{title}</b>
              <small>{description}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
