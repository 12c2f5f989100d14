import { pageLook } from '#components/art/page-look.ts';
import { Picture } from '#components/art/picture.tsx';
import { SpecialHours } from '#components/contact/opening-hours.tsx';
import { FreeDemoSteps } from '#components/sections/free-demo.tsx';
import { ShortHero } from '#components/sections/heroes.tsx';
import { Button } from '#components/ui/button.tsx';
import { chat } from '#components/ui/chat-link.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { hoursSentence } from '#lib/site/hours.ts';
import { pageMetadata } from '#lib/site/metadata.ts';

export const generateMetadata = () => pageMetadata(routes.thankYou);

export default function ThankYouPage() {
  const { freeDemo, site, thankYou: thankYouPage } = content();
  return (
    <>
      <ShortHero
        look={pageLook('thankYou')}
        tagline={thankYouPage.text}
        title={thankYouPage.title}
      />
      <section
        aria-labelledby="next-title"
        className="wrap grid gap-x-gutter gap-y-10 pt-12 pb-section lg:grid-cols-12"
      >
        <div className="lg:col-span-5">
          <h2 className="text-3xl" id="next-title">
            What happens next
          </h2>
          <ol className="mt-6 grid gap-6">
            {thankYouPage.next.map((step, index) => (
              <li className="flex items-baseline gap-4 edge-t-2 border-genda-500 pt-4" key={step}>
                <span className="label w-[1em] flex-none text-2xl/none text-genda-700">
                  0{index + 1}
                </span>
                <p>{step}</p>
              </li>
            ))}
          </ol>
          <p className="mt-6 flex flex-wrap gap-x-4 gap-y-2">
            <Button href={routes.home} variant="secondary">
              Back to Home
            </Button>
            <a {...chat('hurry', site.greeting)} className="link self-center py-2 text-sm">
              In a hurry? Use WhatsApp
            </a>
          </p>
          <p className="mt-8 text-ink-2">{`Business hours: ${hoursSentence(site)}`}</p>
          <SpecialHours />
        </div>
        <div className="lg:col-span-7">
          <Picture className="w-full rounded-lg" picture="pages/thank-you" />
          <p className="label mt-8 text-sm text-brick-600">{freeDemo.title}</p>
          <FreeDemoSteps />
        </div>
      </section>
    </>
  );
}
