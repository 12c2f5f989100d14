import { Fragment, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { phoneLink, routes } from '#lib/routes.ts';
import { site } from '#lib/site.ts';
import { sitePolicy } from '#lib/site-policy.ts';

export function Policy() {
  return (
    <div className="wrap grid gap-12 pt-12 pb-section lg:grid-cols-12">
      <nav aria-label="Sections" className="self-start lg:sticky lg:top-28 lg:col-span-4">
        <ol className="grid gap-1 text-sm">
          {sitePolicy.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="link inline-block py-1">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="lg:col-span-8">
        {sitePolicy.map(({ id, title, paragraphs, list }) => (
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
  );
}

const contacts = new Map([
  [site.email, `mailto:${site.email}`],
  [site.privacyEmail, `mailto:${site.privacyEmail}`],
  [site.phone, phoneLink(site.phone)],
]);

function withLinks(text: string): ReactNode {
  const [contact, href] = [...contacts].find(([words]) => text.includes(words)) ?? [];
  if (!contact) return text;
  return text.split(contact).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The parts of a sentence never change places.
    <Fragment key={index}>
      {index > 0 && <a href={href}>{contact.replaceAll(' ', '\u00a0')}</a>}
      {withLinks(part)}
    </Fragment>
  ));
}
