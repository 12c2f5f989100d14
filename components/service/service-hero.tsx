import { serviceLook } from '#components/art/page-look.ts';
import { TileField } from '#components/art/tile-field.tsx';
import type { Crumb } from '#components/sections/breadcrumbs.tsx';
import { WideHero, WindowHero } from '#components/sections/heroes.tsx';
import { Button } from '#components/ui/button.tsx';
import { CallLink } from '#components/ui/chat-link.tsx';
import { departmentOf, isDepartment } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import type { Service } from '#lib/content/types.ts';

/** On design pages the pattern draws itself [spec 2.8]. */
export function ServiceHero({ service }: { service: Service }) {
  const { department, title, tagline, call, greeting, offer } = service;
  const hero = { look: serviceLook(service), title, tagline, crumbs: crumbsOf(service) };
  const actions = (
    <p className="mt-8 flex flex-wrap gap-3">
      <CallLink greeting={greeting} id="hero-chat" target={call.target}>
        Get Free Consultation
      </CallLink>
      {offer && (
        <Button href="#offer" variant="ghost">
          What you get
        </Button>
      )}
    </p>
  );
  if (isDepartment(service)) return <WideHero {...hero}>{actions}</WideHero>;
  return (
    <WindowHero
      {...hero}
      backdrop={
        department === 'design' ? (
          // Beside the window, not behind the text.
          <div className="absolute right-0 bottom-0 z-[-10] h-112 w-full [mask:linear-gradient(#0000_10%,#000_20%)] md:h-full md:w-1/2 md:[mask:linear-gradient(90deg,#0000,#000_30%)]">
            <div className="self-drawn relative h-full overflow-hidden">
              <TileField id="hero-field" look={hero.look} opacity={0.25} />
            </div>
          </div>
        ) : undefined
      }
    >
      {actions}
    </WindowHero>
  );
}

function crumbsOf(service: Service): Crumb[] {
  const department = departmentOf(service);
  return [
    ...(isDepartment(service)
      ? []
      : [{ label: department.name, href: routes.service(department.slug) }]),
    { label: service.name },
  ];
}
