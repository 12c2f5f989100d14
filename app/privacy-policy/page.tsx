import '../prose.css';
import type { Metadata } from 'next';
import { pageLooks } from '@/components/art/page-look';
import { Policy } from '@/components/privacy/policy';
import { ShortHero } from '@/components/sections/short-hero';
import { privacyPolicy } from '@/content/privacy';
import { formatDate } from '@/lib/format-date';
import { sitePages } from '@/lib/page-list';
import { pageMetadata } from '@/lib/seo/metadata';

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
