import { StringEnd } from '#components/art/kite-string.tsx';
import { ContactFacts } from '#components/contact/contact-facts.tsx';
import { OpeningHours } from '#components/contact/opening-hours.tsx';
import { ContactForm } from '#components/forms/contact-form.tsx';
import { SectionTitle } from '#components/sections/section.tsx';
import { content } from '#lib/content/content.ts';

export function HomeContact() {
  const { title, intro } = content().home.contact;
  return (
    <section aria-labelledby="contact-title" className="bg-sand-100" id="contact">
      <div className="wrap strung grid gap-x-gutter gap-y-12 py-section lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionTitle className="text-4xl" id="contact" label="Contact" title={title} />
          <p className="mt-4 mb-8 max-w-measure text-ink-2">{intro}</p>
          <div className="grid gap-6">
            <ContactFacts />
            <OpeningHours />
          </div>
        </div>
        <div className="card p-6 lg:col-span-7 lg:self-start">
          <ContactForm page="home" />
        </div>
        <StringEnd />
      </div>
    </section>
  );
}
