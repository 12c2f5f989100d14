import { content } from '#lib/content/content.ts';
import { absoluteUrl } from '#lib/content/site.ts';
import { pages } from '#lib/site/page-list.ts';

export const dynamic = 'force-dynamic';

const headings: Record<string, string> = {
  service: 'Services',
  industry: 'Industries',
  project: 'Portfolio',
  article: 'Blog',
};

/** All pages as Markdown for language models (https://llmstxt.org). */
export function GET(): Response {
  const { site } = content();
  const groups = Map.groupBy(pages(), ({ kind }) => headings[kind] ?? 'Agency');
  const texts = [...groups].map(([heading, listed]) => {
    const lines = listed.map(
      ({ path, title, description }) => `- [${title}](${absoluteUrl(path)}): ${description}`,
    );
    return [`## ${heading}\n`, ...lines].join('\n');
  });
  const text = [`# ${site.name}`, `> ${site.description}`, ...texts].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
