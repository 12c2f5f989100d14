import { Breakable } from '#components/layout/breakable.tsx';
import { content } from '#lib/content/content.ts';
import { phoneLink, routes } from '#lib/routes.ts';
import { Fact } from './fact.tsx';

export function ContactFacts() {
  const { site } = content();
  const { street, city, postalCode, region, country } = site.address;
  const town = `${city} ${postalCode}, ${region}, ${country}`;
  return (
    <dl className="contact-facts">
      <Fact label="Email" copy={site.email}>
        <a href={`mailto:${site.email}`} className="link">
          <Breakable text={site.email} />
        </a>
      </Fact>
      <Fact label="Phone" copy={site.phone}>
        <a href={phoneLink(site.phone)} className="link inline-block">
          <Breakable text={site.phone.replaceAll(' ', '\u00a0')} />
        </a>
      </Fact>
      <Fact label="Office" copy={`${street}, ${town}`}>
        <address className="not-italic">
          {street}
          <br />
          {town}
        </address>
      </Fact>
      <Fact label="Address book">
        <a href={routes.contactCard} className="link">
          Save contact
        </a>
      </Fact>
    </dl>
  );
}
