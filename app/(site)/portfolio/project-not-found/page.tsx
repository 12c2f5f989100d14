import type { Metadata } from 'next';
import { pageLooks } from '#components/art/page-look.ts';
import { MissingCard } from '#components/sections/missing-card.tsx';
import { missingProject } from '#content/missing.ts';

export const metadata: Metadata = { title: missingProject.title, robots: { index: false } };

/** For unknown projects, by a rewrite in next.config.mjs. */
export default function MissingProjectPage() {
  return <MissingCard look={pageLooks.missingProject} best="portfolio" {...missingProject} />;
}
