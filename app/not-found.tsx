import type { Metadata } from 'next';
import { Hero } from '@/components/sections/hero';
import { Button } from '@/components/ui/button';
import { Still } from '@/components/ui/still';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Page Not Found' };

export default function NotFound() {
  return (
    <Still id="page">
      <Hero
        underBar
        seed="404"
        department="web"
        ground="lajvard"
        title="404 Page Not Found"
        tagline="There is no page at this address. It may have moved, or the link may have lost a letter."
      >
        <p className="mt-8 flex flex-wrap gap-3">
          <Button href={routes.home}>Back to Home</Button>
          <Button href={routes.portfolio} variant="ghost">
            See the portfolio
          </Button>
          <Button href={routes.contact} variant="ghost">
            Contact us
          </Button>
        </p>
      </Hero>
    </Still>
  );
}
