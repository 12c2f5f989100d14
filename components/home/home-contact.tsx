import { ContactFacts } from '@/components/contact/contact-facts';
import { HomeContactForm } from '@/components/forms/home-contact-form';
import { Still } from '@/components/ui/still';
import { home } from '@/content/home';

/** The home page's contact section [spec 2.3.6]. */
export function HomeContact() {
  return (
    <section id="contact" aria-labelledby="contact-title" className="bg-sand-100">
      <div className="wrap grid gap-x-gutter-wide gap-y-12 py-section lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="contact-title" className="text-4xl">
            {home.contact.title}
          </h2>
          <p className="mt-4 mb-8 max-w-measure text-ink-2">{home.contact.intro}</p>
          <Still id="home-contact">
            <ContactFacts />
          </Still>
        </div>
        <div className="rounded-lg border border-sand-200 bg-white p-6 md:p-8 lg:col-span-7">
          <HomeContactForm />
        </div>
      </div>
    </section>
  );
}
