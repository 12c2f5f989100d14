import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { content } from '#lib/content/content.ts';
import type { Article, Project } from '#lib/content/types.ts';
import { Terms, TermsLink } from './contact/terms.tsx';
import { HomeBlog } from './home/home-blog.tsx';
import { SocialLinks } from './layout/social-links.tsx';
import { ProjectCard } from './portfolio/project-card.tsx';

// What an owner may write and the words of the release do not have. What they have: testing/published.

const [project] = content().projects as [Project];

test('the newest three articles have cards, all others are listed with title and address', async () => {
  const newestFirst = [5, 4, 3, 2, 1].map((day) => `day-${day}`);
  const [article] = content().articles as [Article];
  const articles = newestFirst.map((slug) => ({ ...article, slug, drawing: slug }));
  jest.replaceProperty(content(), 'articles', articles);
  const { prelude } = await prerender(<HomeBlog />);
  const html = await new Response(prelude).text();
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text);
  expect(found(/<li [^>]*id="article-(day-\d)"/g)).toEqual(newestFirst);
  expect(found(/href="\/blog\/(day-\d)"/g)).toEqual(newestFirst);
  // None has a drawing: its department's scene stands there.
  expect(found(/<img [^>]*?\bsrc="([^"]+)"/g)).toHaveLength(3);
  const [, listed] = html.split('>More articles</summary>');
  expect(listed?.match(/id="article-/g)).toHaveLength(2);
});

test('a project with a demo opens it in a new tab', () => {
  const demoUrl = 'https://demo.example.com/';
  const html = renderToStaticMarkup(<ProjectCard project={{ ...project, demoUrl }} />);
  const link = /<a [^>]*>(?=Live Demo)/.exec(html)?.[0];
  for (const part of [`href="${demoUrl}"`, 'target="_blank"', 'rel="noopener"']) {
    expect(link).toContain(part);
  }
});

test('a network without a mark has its first letter, and its name', () => {
  const networks = [{ network: 'Mastodon', href: 'https://mastodon.example/@us' }];
  const html = renderToStaticMarkup(<SocialLinks networks={networks} />);
  expect(html).toMatch(/<span aria-hidden="true"[^>]*>M<\/span>/);
  expect(html).toMatch(/<span class="sr-only"[^>]*>Mastodon<\/span>/);
});

test('of the terms there is what is filled, and nothing else', () => {
  const terms = { title: 'How we work', contract: 'In writing.', clocks: [] };
  jest.replaceProperty(content().site, 'terms', terms);
  const html = renderToStaticMarkup(<Terms />);
  expect(html).toContain(`${terms.title}</h2>`);
  expect(html.match(/<dt/g)).toHaveLength(1);
  expect(html).toMatch(/>Agreed in writing<\/dt><dd><div[^>]*>In writing\.<\/div><\/dd>/);
  expect(renderToStaticMarkup(<TermsLink />)).toContain(`href="/contact#terms">${terms.title}</a>`);
});

test.each([undefined, { title: 'How we work' }])('of the terms %j nothing is shown', (terms) => {
  jest.replaceProperty(content().site, 'terms', terms);
  expect(renderToStaticMarkup(<Terms />)).toBe('');
  expect(renderToStaticMarkup(<TermsLink />)).toBe('');
});
