import '#components/contact/contact.css';
import '#components/portfolio/chip.css';
import '#components/ui/options.css';
import { pageLook } from '#components/art/page-look.ts';
import { ContactFacts } from '#components/contact/contact-facts.tsx';
import { OpeningHours } from '#components/contact/opening-hours.tsx';
import { Terms } from '#components/contact/terms.tsx';
import { ContactForm } from '#components/forms/contact-form.tsx';
import { FreeDemoSteps } from '#components/sections/free-demo.tsx';
import { ShortHero } from '#components/sections/heroes.tsx';
import { ScenePanel } from '#components/sections/scene-panel.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { pageMetadata } from '#lib/site/metadata.ts';

export const generateMetadata = () => pageMetadata(routes.contact);

export default function ContactPage() {
  const { contact, freeDemo } = content();
  const look = pageLook('contact');
  return (
    <>
      <ShortHero look={look} tagline={contact.tagline} title={contact.title} />
      <div className="wrap grid gap-x-gutter gap-y-12 pt-16 pb-section lg:grid-cols-12 lg:pt-18">
        {/* Over the chat button while one types. */}
        <section
          aria-labelledby="form-title"
          className="relative focus-within:z-form lg:col-span-7"
        >
          {/* In the free line above, so that nothing moves once it is known: browser/effects/source.ts. */}
          <p className="absolute bottom-full mb-3">
            <button className="chip" hidden id="about-what" type="button">
              <svg
                aria-label="Remove"
                className="size-2.5 flex-none"
                role="img"
                viewBox="0 0 10 10"
              >
                <path d="M1 1 9 9M9 1 1 9" stroke="currentColor" strokeWidth="1.6" />
              </svg>
            </button>
          </p>
          <h2 className="text-3xl" id="form-title">
            {contact.formTitle}
          </h2>
          <p className="mt-3 mb-6 text-ink-2">{contact.formNote}</p>
          <ContactForm page="contact" />
          <div className="mt-12 max-lg:hidden">
            <p className="label text-sm text-brick-600">{freeDemo.title}</p>
            <FreeDemoSteps />
          </div>
        </section>
        <section
          aria-labelledby="facts-title"
          className="self-start overflow-hidden card lg:col-span-5"
        >
          <ScenePanel fit="aspect-[5/4] object-cover object-[50%_70%]" look={look} />
          <div className="p-6">
            <h2 className="mb-6 text-2xl" id="facts-title">
              {contact.factsTitle}
            </h2>
            <ContactFacts />
            <hr className="my-6 edge-t-1" />
            <OpeningHours />
          </div>
        </section>
      </div>
      <Terms plain />
    </>
  );
}
