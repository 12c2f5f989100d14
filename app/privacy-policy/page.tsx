import '../prose.css';
import type { Metadata } from 'next';
import { Fragment, type ReactNode } from 'react';
import { pageLooks } from '@/components/art/page-look';
import { ShortHero } from '@/components/sections/short-hero';
import { Button } from '@/components/ui/button';
import { policySections, privacyPolicy } from '@/content/privacy';
import { formatDate } from '@/lib/format-date';
import { sitePages } from '@/lib/pages';
import { phoneLink, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const metadata: Metadata = pageMetadata(sitePages.privacyPolicy);

/** What the policy names to write to or to call. */
const contacts = new Map([
  [site.email, `mailto:${site.email}`],
  [site.privacyEmail, `mailto:${site.privacyEmail}`],
  [site.phone, phoneLink(site.phone)],
]);

export default function PrivacyPolicyPage() {
  const { street, city, country } = site.address;
  const sections = policySections({ ...site, address: `${street}, ${city}, ${country}` });
  return (
    <>
      <ShortHero
        look={pageLooks.privacyPolicy}
        underBar
        title={privacyPolicy.title}
        tagline={`${privacyPolicy.tagline} Last updated ${formatDate(privacyPolicy.updated)}.`}
      />
      <div className="wrap grid gap-12 pt-12 pb-section lg:grid-cols-12">
        <nav aria-label="Sections" className="self-start lg:sticky lg:top-28 lg:col-span-4">
          <ol className="grid gap-1 text-sm">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="link inline-block py-1">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="lg:col-span-8">
          {sections.map(({ id, title, paragraphs, list }) => (
            <section key={id} id={id} className="prose mb-12">
              <h2 className="text-2xl">{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{withLinks(paragraph)}</p>
              ))}
              {list && (
                <ul>
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          <Button href={routes.contact} variant="primary">
            Get In Touch
          </Button>
        </div>
      </div>
    </>
  );
}

function withLinks(text: string): ReactNode {
  const [contact, href] = [...contacts].find(([contact]) => text.includes(contact)) ?? [];
  if (!contact) return text;
  return text.split(contact).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The parts of a sentence never change places.
    <Fragment key={index}>
      {index > 0 && <a href={href}>{contact.replaceAll(' ', '\u00a0')}</a>}
      {withLinks(part)}
    </Fragment>
  ));
}
