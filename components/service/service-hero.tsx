import { DrawingField } from '@/components/art/drawing-field';
import { serviceLook } from '@/components/art/page-look';
import type { Crumb } from '@/components/sections/breadcrumbs';
import { WindowHero } from '@/components/sections/window-hero';
import { Button } from '@/components/ui/button';
import { toChat } from '@/components/ui/to-chat';
import type { Service } from '@/content/types';
import { departmentOf, isDepartment } from '@/lib/catalog';
import { chatLink, routes } from '@/lib/routes';
import { site } from '@/lib/site';

/** On design pages the pattern draws itself [spec 2.8]. */
export function ServiceHero({ service }: { service: Service }) {
  const { slug, department, title, tagline, call, greeting } = service;
  const drawing = department === 'design' && !isDepartment(service);
  return (
    <WindowHero
      look={serviceLook(service)}
      title={title}
      tagline={tagline}
      crumbs={crumbsOf(service)}
      backdrop={
        drawing ? (
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
        {call.target === 'chat' ? (
          <Button {...toChat('hero-chat', chatLink(site.chatNumber, greeting))}>
            Get Free Consultation
          </Button>
        ) : (
          <Button href={routes.contact}>Get Free Consultation</Button>
        )}
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
