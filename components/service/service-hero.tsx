import { DrawingField } from '#components/art/drawing-field.tsx';
import { serviceLook } from '#components/art/page-look.ts';
import type { Crumb } from '#components/sections/breadcrumbs.tsx';
import { CallButton } from '#components/sections/call-button.tsx';
import { WindowHero } from '#components/sections/window-hero.tsx';
import { Button } from '#components/ui/button.tsx';
import { departmentOf, isDepartment } from '#lib/content/lookup.ts';
import type { Service } from '#lib/content/types.ts';
import { routes } from '#lib/routes.ts';

/** On design pages the pattern draws itself [spec 2.8]. */
export function ServiceHero({ service }: { service: Service }) {
  const { slug, department, title, tagline, call, greeting } = service;
  const drawsItself = department === 'design' && !isDepartment(service);
  return (
    <WindowHero
      look={serviceLook(service)}
      title={title}
      tagline={tagline}
      crumbs={crumbsOf(service)}
      backdrop={
        drawsItself ? (
          <DrawingField
            seed={slug}
            department={department}
            id="drawing"
            className="absolute inset-0 -z-10 size-full opacity-25"
          />
        ) : undefined
      }
    >
      <p className="mt-8 flex flex-wrap gap-3">
        <CallButton id="hero-chat" target={call.target} greeting={greeting}>
          Get Free Consultation
        </CallButton>
        <Button href="#offer" variant="ghost">
          What you get
        </Button>
      </p>
    </WindowHero>
  );
}

function crumbsOf(service: Service): Crumb[] {
  const department = departmentOf(service);
  return [
    { label: 'Home', href: routes.home },
    ...(isDepartment(service)
      ? []
      : [{ label: department.name, href: routes.service(department.slug) }]),
    { label: service.name },
  ];
}
