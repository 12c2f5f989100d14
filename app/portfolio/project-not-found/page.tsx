import type { Metadata } from 'next';
import { pageLooks } from '@/components/art/page-look';
import { MissingCard } from '@/components/sections/missing-card';
import { missingProject } from '@/content/missing';

export const metadata: Metadata = { title: missingProject.title, robots: { index: false } };

/** For unknown projects, by a rewrite in next.config.mjs. */
export default function MissingProjectPage() {
  return <MissingCard look={pageLooks.missingProject} best="portfolio" {...missingProject} />;
}
