import { IconShape } from '@/components/art/icon';
import { Medallion } from '@/components/art/medallion';
import { industryLook } from '@/components/art/page-look';
import { WindowHero } from '@/components/sections/window-hero';
import { Button } from '@/components/ui/button';
import type { Industry } from '@/content/types';
import { routes } from '@/lib/routes';

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
        <Medallion ground={ground} className="size-14">
          <IconShape name={icon} />
        </Medallion>
      </p>
    </WindowHero>
  );
}
