import '#components/ui/prose.css';
import { pageLooks } from '#components/art/page-look.ts';
import { Policy } from '#components/privacy/policy.tsx';
import { ShortHero } from '#components/sections/short-hero.tsx';
import { content } from '#lib/content/content.ts';
import { formatDate } from '#lib/format-date.ts';
import { sitePages } from '#lib/page-list.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';

export const generateMetadata = () => pageMetadata(sitePages().privacyPolicy);

export default function PrivacyPolicyPage() {
  const { privacy: privacyPolicy } = content();
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
