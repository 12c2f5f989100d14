import type { Metadata } from 'next';
import { pageLooks } from '#components/art/page-look.ts';
import { MissingCard } from '#components/sections/missing-card.tsx';
import { content } from '#lib/content/content.ts';

export const generateMetadata = (): Metadata => ({
  title: content().missing.project.title,
  robots: { index: false },
});

/** For unknown projects: build/publish-answers.ts publishes it as their answer. */
export default function MissingProjectPage() {
  return (
    <MissingCard best="portfolio" look={pageLooks.missingProject} {...content().missing.project} />
  );
}
