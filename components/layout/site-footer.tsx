import { NewsletterForm } from '#components/forms/newsletter-form.tsx';
import { content } from '#lib/content/content.ts';
import { addressLine } from '#lib/content/facts.ts';
import { routes } from '#lib/content/routes.ts';
import { FrameLink } from './frame-link.tsx';
import { serviceLinks } from './service-links.ts';
import { SocialLinks } from './social-links.tsx';

export function SiteFooter() {
  const { navigation, newsletter, site } = content();
  const explore = navigation.footer.map(({ page, label }) => ({ href: routes[page], label }));
  return (
    <footer className="on-dark bg-lajvard-900 text-sand-200">
      <div className="wrap grid gap-x-gutter gap-y-8 py-section md:grid-cols-2 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <p className="display text-2xl text-white" translate="no">
            {site.name}
          </p>
          <p className="mt-3 max-w-[34ch]">{site.tagline}.</p>
          <address className="mt-4 max-w-[34ch] text-sm not-italic">
            {addressLine(site.address)}
          </address>
          <SocialLinks networks={site.social} />
        </div>
        <LinkList className="lg:col-span-2" label="Explore" links={explore} />
        <LinkList
          className="lg:col-span-3"
          label="Services"
          links={serviceLinks(navigation.footerServices)}
        />
        <div className="lg:col-span-3">
          <h2 className="label text-sm text-genda-300">{newsletter.title}</h2>
          <p className="mt-4 text-sm">{newsletter.promise}</p>
          <NewsletterForm />
        </div>
      </div>
      <div className="edge-t-1 border-[#ffffff40]">
        <p className="wrap py-6 pr-20 text-sm">
          © {site.since} <span translate="no">{site.legalName}</span>. All rights reserved.
        </p>
      </div>
    </footer>
  );
}

type ListProps = {
  label: string;
  links: readonly { href: string; label: string }[];
  className: string;
};

function LinkList({ label, links, className }: ListProps) {
  return (
    <nav aria-label={label} className={className}>
      <h2 className="label text-sm text-genda-300">{label}</h2>
      <ul className="mt-3">
        {links.map(({ href, label: text }) => (
          <li key={href}>
            <FrameLink className="inline-block py-1.5 hover:text-white hover:underline" href={href}>
              {text}
            </FrameLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
