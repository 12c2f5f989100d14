import type { Metadata } from 'next';
import { pageLooks } from '#components/art/page-look.ts';
import { MissingCard } from '#components/sections/missing-card.tsx';
import { missingPage } from '#content/missing.ts';
import SiteLayout from './(site)/layout.tsx';

export const metadata: Metadata = { title: missingPage.metaTitle };

export default function NotFound() {
  return (
    <SiteLayout>
      <MissingCard
        underBar
        look={pageLooks.missing}
        best="home"
        title={missingPage.title}
        text={missingPage.text}
      />
    </SiteLayout>
  );
}
