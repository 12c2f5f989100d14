import type { Metadata } from 'next';
import { pageLooks } from '@/components/art/page-look';
import { MissingCard } from '@/components/sections/missing-card';
import { missingPage } from '@/content/missing';

export const metadata: Metadata = { title: missingPage.metaTitle };

export default function NotFound() {
  return (
    <MissingCard
      underBar
      look={pageLooks.missing}
      best="home"
      title={missingPage.title}
      text={missingPage.text}
    />
  );
}
