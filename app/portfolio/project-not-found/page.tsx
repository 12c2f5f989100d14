import type { Metadata } from 'next';
import { Hero } from '@/components/sections/hero';
import { Button } from '@/components/ui/button';
import { Still } from '@/components/ui/still';
import { missingProject } from '@/content/portfolio';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: missingProject.title, robots: { index: false } };

/** Stands at every address of a project that does not exist: see `rewrites` in next.config.mjs. */
export default function MissingProjectPage() {
  return (
    <Still id="page">
      <Hero
        seed="project-not-found"
        department="design"
        ground="brick"
        title={missingProject.title}
        tagline={missingProject.text}
      >
        <p className="mt-8 flex flex-wrap gap-3">
          <Button href={routes.portfolio}>All projects</Button>
          <Button href={routes.contact} variant="ghost">
            Contact us
          </Button>
        </p>
      </Hero>
    </Still>
  );
}
