import { Medallion } from '#components/art/medallion.tsx';
import { industryLook } from '#components/art/page-look.ts';
import { WindowHero } from '#components/sections/window-hero.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Industry } from '#lib/content/types.ts';
import { routes } from '#lib/routes.ts';

export function IndustryHero({ industry }: { industry: Industry }) {
  const { ground, name, title, tagline, icon } = industry;
  return (
    <WindowHero
      look={industryLook(industry)}
      title={title}
      tagline={tagline}
      crumbs={[{ label: 'Home', href: routes.home }, { label: name }]}
    >
      <p className="mt-8 flex flex-wrap items-center gap-4">
        <Button href={routes.contact}>Get a Free Consultation</Button>
        <Medallion ground={ground} icon={icon} className="size-14" />
      </p>
    </WindowHero>
  );
}
