import { contactPage } from '@/content/contact';
import { phoneLink } from '@/lib/routes';
import { site } from '@/lib/site';

/** How to reach the agency: e-mail, phone, the office in Lahore. */
export function ContactFacts() {
  const { street, city, postalCode, region, country } = site.address;
  return (
    <dl className="grid gap-5">
      <Fact label="Email">
        <a href={`mailto:${site.email}`} className="wrap-anywhere text-lajvard-700 underline">
          {site.email}
        </a>
      </Fact>
      <Fact label="Phone">
        <a href={phoneLink(site.phone)} className="text-lajvard-700 underline">
          {site.phone.replaceAll(' ', '\u00a0')}
        </a>
      </Fact>
      <Fact label="Office">
        <address className="not-italic">
          {street}
          <br />
          {city} {postalCode}, {region}, {country}
        </address>
      </Fact>
    </dl>
  );
}

/** When somebody is there. */
export function OpeningHours() {
  return (
    <dl className="grid gap-5">
      <Fact label={contactPage.hoursTitle}>
        {site.hours.days} {site.hours.label}
        <br />
        {site.hours.weekend}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="label text-sm text-brick-600">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
