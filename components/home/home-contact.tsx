import { ContactFacts } from '#components/contact/contact-facts.tsx';
import { OpeningHours } from '#components/contact/opening-hours.tsx';
import { HomeContactForm } from '#components/forms/home-contact-form.tsx';
import { content } from '#lib/content/content.ts';

export function HomeContact() {
  const { home, site } = content();
  const { email, chatNumber } = site;
  return (
    <section id="contact" aria-labelledby="contact-title" className="bg-sand-100">
      <div className="wrap grid gap-x-gutter-wide gap-y-12 py-section lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="contact-title" className="text-4xl">
            {home.contact.title}
          </h2>
          <p className="mt-4 mb-8 max-w-measure text-ink-2">{home.contact.intro}</p>
          <div className="grid gap-5">
            <ContactFacts />
            <OpeningHours />
          </div>
        </div>
        <div className="rounded-lg border border-sand-200 bg-white p-6 md:p-8 lg:col-span-7 lg:self-start">
          <HomeContactForm agency={{ email, chatNumber }} />
        </div>
      </div>
    </section>
  );
}
