import { content } from '#lib/content/content.ts';
import { absoluteUrl } from '#lib/content/site.ts';
import { pageGroups } from '#lib/site/page-list.ts';

export const dynamic = 'force-dynamic';

/** All pages as Markdown for language models (https://llmstxt.org). */
export function GET(): Response {
  const { site } = content();
  const groups = pageGroups().map(({ name, pages }) =>
    [
      `## ${name}\n`,
      ...pages.map(({ path, title, description }) => {
        return `- [${title}](${absoluteUrl(path)}): ${description}`;
      }),
    ].join('\n'),
  );
  const text = [`# ${site.name}`, `> ${site.description}`, ...groups].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
