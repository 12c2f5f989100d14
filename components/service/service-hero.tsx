import { serviceLook } from '#components/art/page-look.ts';
import type { Crumb } from '#components/sections/breadcrumbs.tsx';
import { Brief, WindowHero } from '#components/sections/heroes.tsx';
import { CallLink, OtherWay } from '#components/ui/chat-link.tsx';
import { departmentOf, isDepartment } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import type { Service } from '#lib/content/types.ts';

/** On design pages the pattern draws itself [spec 2.8]. */
export function ServiceHero({ service }: { service: Service }) {
  const { department, title, tagline, call, greeting, next } = service;
  const isWide = isDepartment(service);
  const isDrawn = department === 'design' && !isWide;
  return (
    <WindowHero
      backdrop={isDrawn && <DrawnField />}
      crumbs={crumbsOf(service)}
      look={serviceLook(service)}
      mirrored={department === 'marketing' && !isWide}
      tagline={tagline}
      title={title}
      wide={isWide}
    >
      <p className="mt-6 flex flex-wrap gap-x-3 sm:mt-8">
        <CallLink greeting={greeting} id="hero-chat" target={call.target}>
          Get Free Consultation
        </CallLink>
        <OtherWay greeting={greeting} id="hero-other" target={call.target} />
      </p>
      <Brief next={next} />
    </WindowHero>
  );
}

/** Drawn beside the window, not behind the text. */
function DrawnField() {
  return (
    <div className="absolute inset-0 z-[-10] [mask:linear-gradient(#0000_calc(100%_-_28rem),#000_calc(100%_-_24rem))] md:[mask:linear-gradient(90deg,#0000_50%,#000_65%)]">
      <div className="self-drawn relative h-full overflow-hidden">
        <svg aria-hidden="true" className="absolute inset-0 size-full" opacity=".14">
          <rect fill="url(#hero-field)" height="100%" width="100%" />
        </svg>
      </div>
    </div>
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
