import '#components/ui/prose.css';
import type { Metadata } from 'next';
import { pageLooks } from '#components/art/page-look.ts';
import { Policy } from '#components/privacy/policy.tsx';
import { ShortHero } from '#components/sections/short-hero.tsx';
import { privacyPolicy } from '#content/privacy.ts';
import { formatDate } from '#lib/format-date.ts';
import { sitePages } from '#lib/page-list.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';

export const metadata: Metadata = pageMetadata(sitePages.privacyPolicy);

export default function PrivacyPolicyPage() {
  const { title, tagline, updated } = privacyPolicy;
  return (
    <>
      <ShortHero
        look={pageLooks.privacyPolicy}
        underBar
        title={title}
        tagline={`${tagline} Last updated ${formatDate(updated)}.`}
      />
      <Policy />
    </>
  );
}
