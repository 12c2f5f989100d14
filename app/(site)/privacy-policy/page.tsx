import '#components/ui/prose.css';
import { pageLook } from '#components/art/page-look.ts';
import { ShortHero } from '#components/sections/heroes.tsx';
import { ScenePanel } from '#components/sections/scene-panel.tsx';
import { Button } from '#components/ui/button.tsx';
import { escapeHtml } from '#lib/base/escape-html.ts';
import { formatDate } from '#lib/base/format-date.ts';
import { content } from '#lib/content/content.ts';
import { phoneLink, routes } from '#lib/content/routes.ts';
import { pageMetadata } from '#lib/site/metadata.ts';

export const generateMetadata = () => pageMetadata(routes.privacyPolicy);

export default function PrivacyPolicyPage() {
  const { title, tagline, updated } = content().privacy;
  return (
    <>
      <ShortHero
        look={pageLook('privacyPolicy')}
        tagline={`${tagline} Last updated ${formatDate(updated)}.`}
        title={title}
        underBar
      />
      <Policy />
    </>
  );
}

function Policy() {
  const { sections } = content().privacy;
  return (
    <div className="wrap grid gap-12 pt-12 pb-section lg:grid-cols-12">
      <nav aria-label="Sections" className="self-start lg:sticky lg:top-28 lg:col-span-4">
        <ol className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm lg:grid-cols-1">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a className="link inline-block py-1" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
        <ScenePanel
          className="mt-8 overflow-hidden rounded-lg"
          fit="aspect-[6/5] object-cover object-[50%_65%]"
          look={pageLook('privacyPolicy')}
        />
      </nav>
      <div className="lg:col-span-8">
        {sections.map(({ id, title, html }) => (
          <section
            className="prose mb-12"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: The content is ours, from content/privacy.md.
            dangerouslySetInnerHTML={{
              __html: `<h2 class="text-2xl">${escapeHtml(title)}</h2>${withLinks(html)}`,
            }}
            id={id}
            key={id}
          />
        ))}
        <Button href={routes.contact} variant="secondary">
          Get In Touch
        </Button>
      </div>
    </div>
  );
}

/** Addresses and the number become links, but in tags and in links that are written. */
function withLinks(html: string): string {
  const { email, privacyEmail, phone } = content().site;
  const links = new Map([
    [email, `mailto:${email}`],
    [privacyEmail, `mailto:${privacyEmail}`],
    [phone, phoneLink(phone)],
  ]);
  const words = [...links.keys()].map(RegExp.escape).join('|');
  return html.replace(new RegExp(`<a .*?</a>|<[^>]*>|${words}`, 'gs'), (found) => {
    const href = links.get(found);
    return href
      ? `<a class="hyphens-manual" dir="ltr" href="${escapeHtml(href)}" translate="no">${escapeHtml(found).replaceAll(' ', '\u00a0')}</a>`
      : found;
  });
}
