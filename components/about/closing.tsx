import { pageLooks } from '#components/art/page-look.ts';
import { TileField } from '#components/art/tile-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { toChat } from '#components/ui/to-chat.ts';
import { content } from '#lib/content/content.ts';
import { chatLink, routes } from '#lib/routes.ts';

export function Closing() {
  const { about, site } = content();
  const { title, text, chatLabel, contactLabel } = about.closing;
  return (
    <section
      aria-labelledby="closing-title"
      className="on-dark relative isolate overflow-hidden bg-brick-700 text-white"
    >
      <TileField
        look={pageLooks.about}
        id="closing-field"
        className="absolute inset-0 -z-10 opacity-[.13]"
      />
      <div className="wrap py-16 lg:py-20">
        <h2 id="closing-title" className="text-4xl">
          {title}
        </h2>
        <p className="mt-4 max-w-[56ch] text-lg text-sand-100">{text}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <Button {...toChat('call-chat', chatLink(site.chatNumber, site.greeting))}>
            {chatLabel}
          </Button>
          <Button href={routes.homeContact} variant="ghost">
            {contactLabel}
          </Button>
        </p>
      </div>
    </section>
  );
}
