/** @jest-environment jsdom */

import { getByLabelText } from '@testing-library/dom';
import { articlesAfter } from '#components/blog/next-articles.tsx';
import { newestArticles } from '#components/home/home-blog.tsx';
import { serviceLinks, serviceMenu } from '#components/layout/service-links.ts';
import { grounds } from '#components/sections/grounds.ts';
import type { Member } from '#components/sections/team.tsx';
import { teamOf } from '#components/sections/team.tsx';
import { agencyChat } from '#e2e/support/brand.ts';
import { formatDate } from '#lib/base/format-date.ts';
import { content } from '#lib/content/content.ts';
import { departmentOf, isDepartment } from '#lib/content/lookup.ts';
import { phoneLink, routes } from '#lib/content/routes.ts';
import { consentText } from '#lib/letters/consent-text.ts';
import { hoursInWords } from '#lib/site/hours.ts';
import { allPages } from '#lib/site/page-list.ts';
import { projectPath, servicePath } from '../samples.ts';
import { all, hrefs, mainOf, part, publishedPage, region, texts, values, words } from './read.ts';
import { linksOf, listsOf, textsOf } from './written.ts';

const said = content();
const {
  articles,
  contact,
  home,
  industries,
  missing,
  navigation,
  portfolio,
  projects,
  services,
  site,
} = said;

const aChat = expect.stringMatching(agencyChat);
const emoji = expect.stringMatching(/^\p{Extended_Pictographic}\uFE0F?$/u);

const slugsOf = (all: readonly { slug: string }[]) => all.map(({ slug }) => ({ slug }));

/** Members of the team have a place for their name. */
const named = (team: readonly Member[]) =>
  team.map(({ portrait, ...one }) => ({ ...one, name: one.name ?? 'Name to come' }));

const newest = newestArticles().map(({ slug, title, excerpt, date, category }) => ({
  ...{ slug, title, excerpt },
  texts: [`${category} · ${formatDate(date)}`, `${title}: Read More`],
}));

/** Each page, and what the content has for it. */
const written: [path: string, said: object][] = [
  ['/', { ...home, newest, people: named(teamOf('home')), platforms: slugsOf(projects) }],
  ['/about', { ...said.about, people: named(teamOf('about')) }],
  ['/contact', contact],
  ['/thank-you', said.thankYou],
  // The headings of its projects are theirs.
  ['/portfolio', { ...portfolio, project: {} }],
  ['/privacy-policy', said.privacy],
  ['/404', missing.page],
  ['/portfolio/404', missing.project],
  ...services.map(({ slug, ...one }): [string, object] => {
    const { slug: home } = departmentOf(one);
    return [routes.service(slug), { ...one, ...(home !== slug && { within: { slug: home } }) }];
  }),
  ...industries.map(({ slug, ...one }) => [routes.industry(slug), one] as [string, object]),
  ...projects.map(({ slug, shortDescription, ...one }): [string, object] => {
    const why = one.why?.replaceAll('{category}', one.category.toLowerCase());
    return [routes.project(slug), { ...one, why, project: portfolio.project }];
  }),
  ...articles.map((article): [string, object] => {
    const { slug, ...one } = article;
    const next = articlesAfter(article).map(({ slug, title }) => ({ slug, title }));
    return [routes.article(slug), { ...one, next }];
  }),
];

test.each(written)(
  '%s says and links to all that is written for it, in its order',
  (path, page) => {
    const main = mainOf(path);
    const read = [words(main), ...values(main, '[alt]', 'alt')].join('\n');
    expect(textsOf(page).filter((text) => !read.includes(text))).toEqual([]);
    const addresses = hrefs(main);
    const unlinked = linksOf(page).filter((slug) => !addresses.some((one) => one?.endsWith(slug)));
    expect(unlinked).toEqual([]);
    const headings = `|${texts(main, 'h2, h3, h4').join('|')}|`;
    const lists = listsOf(page).map((titles) => `|${titles.join('|')}|`);
    expect(lists.filter((list) => !headings.includes(list))).toEqual([]);
  },
);

test('no service shows a detail before the picture that it is of', () => {
  const early = services.filter(({ slug }) => {
    const shown = values(mainOf(routes.service(slug)), 'img', 'src').map((src) => src ?? '');
    return shown.some((src, at) => !shown.slice(0, at + 1).includes(src.replace(/#.*/, '')));
  });
  expect(slugsOf(early)).toEqual([]);
});

const policy = '/privacy-policy';
const bar = '#site-menu > ul > li > a, #site-menu > ul summary';
const last = 'main section:last-of-type a';
const useful = '[aria-label="Useful pages"] a';
const usefulPages = ['/', routes.homeServices, '/portfolio', '/contact'];
const project = (at: number) => routes.project(projects.at(at)?.slug ?? '');
/** A list of the bar has no address. */
const inBar = (page: (typeof navigation.bar)[number]['page']) =>
  page === 'services' || page === 'industries' ? null : routes[page];
const pairs = (slugs: readonly string[]) =>
  serviceLinks(slugs).map(({ label, href }) => [label, href]);

type Links = [path: string, selector: string, links: readonly unknown[]];

test.each<Links>([
  // [2.2]
  [servicePath, bar, navigation.bar.map(({ label, page }) => [label, inBar(page)])],
  [servicePath, '#services-list a', pairs(serviceMenu().flat())],
  [servicePath, 'nav[aria-label=Explore] a', navigation.footer.map(({ page }) => routes[page])],
  [servicePath, 'nav[aria-label=Services] a', pairs(navigation.footerServices)],
  [servicePath, 'footer li a[target]', site.social.map(({ network, href }) => [network, href])],
  // [2.3, 2.4, 2.6, 2.7, 2.10, 2.11, 2.12]
  ['/', '#hero-chat', [[expect.stringMatching(/^Get Free Consultation/), aChat]]],
  ['/about', last, [aChat, routes.homeContact]],
  ['/portfolio', last, ['/contact']],
  ...projects.flatMap(({ slug, tags }, at): Links[] => [
    [routes.project(slug), 'main a[href^="/portfolio?"]', tags.map(routes.taggedProjects)],
    [routes.project(slug), last, ['/contact', aChat]],
    // They lead around the whole catalog.
    [
      routes.project(slug),
      '[aria-label="More projects"] a',
      [project(at - 1), project((at + 1) % projects.length)],
    ],
  ]),
  ['/thank-you', 'main a[href="/"]', [['Back to Home', '/']]],
  ...['/404', '/portfolio/404'].map(
    (path): Links => [path, useful, missing.links.map(({ label }, at) => [label, usefulPages[at]])],
  ),
  [policy, '[aria-label=Sections] a', said.privacy.sections.map(({ id }) => `#${id}`)],
  [policy, '#rights a', [`mailto:${site.privacyEmail}`]],
  [
    policy,
    '#contact-us a',
    [`mailto:${site.email}`, `mailto:${site.privacyEmail}`, phoneLink(site.phone)],
  ],
  [policy, 'main a[href="/contact"]', [['Get In Touch', '/contact']]],
])('%s has its links at %s', (path, selector, links) => {
  const found = all(publishedPage(path), selector).map((one) => [
    words(one),
    one.getAttribute('href'),
  ]);
  expect(links.map((one, at) => (Array.isArray(one) ? found[at] : found[at]?.[1]))).toEqual(links);
  expect(found).toHaveLength(links.length);
});

test('lists say what there is [2.2, 2.4, 2.5]', () => {
  const page = publishedPage('/contact');
  expect(texts(page, '#industries-list a [aria-hidden=true]')).toEqual(industries.map(() => emoji));
  expect(texts(page, '#industries-list a b')).toEqual(industries.map(({ name }) => name));
  expect(texts(page, '#industries-list a small')).toEqual(industries.map((one) => one.summary));
  expect(texts(page, 'option')).toEqual(['Select a service', ...contact.serviceOptions]);
  const years = said.about.journey.milestones.map(({ year }) => `${year}`);
  expect(texts(mainOf('/about'), '#journey .label')).toEqual(years);
});

/** The type of the field with each label, with a star where it is required. */
const fieldsOf = (form: Element, labels: readonly RegExp[]) =>
  labels.map((label) => {
    const { type, required } = getByLabelText<HTMLInputElement>(form as HTMLElement, label);
    return required ? `${type} *` : type;
  });

test.each([
  ['/', [/^Name/, /^Email/, /^Phone/, /^Message/], ['text', 'email', 'tel', 'textarea']],
  [
    '/contact',
    [/^Full Name \*/, /^Email \*/, /^Phone \*/, /^Service \*/, /^Message \*/],
    ['text *', 'email *', 'tel *', 'select-one *', 'textarea *'],
  ],
])('%s has its form, the agency and its hours [2.3.6, 2.5, 5.2, 9]', (path, labels, types) => {
  const main = mainOf(path);
  const form = part(main, 'form');
  expect(fieldsOf(form, labels)).toEqual(types);
  expect(values(form, 'textarea', 'rows')).toEqual(['5']);
  expect(hrefs(main)).toEqual(
    expect.arrayContaining([`mailto:${site.email}`, phoneLink(site.phone), routes.contactCard]),
  );
  expect(words(main.querySelector('address'))).toContain(site.address.city);
  // Translators leave them.
  expect(texts(main, '[translate=no]')).toEqual(expect.arrayContaining([site.email, site.phone]));
  // Their lines have no space between them.
  expect(main.textContent).toContain(hoursInWords(site).join(''));
});

test('home has its sections in their order, the chat before its demo, and pictures [2.3]', () => {
  const main = mainOf('/');
  const ids = values(main, 'section', 'id').map((id) => id ?? '');
  expect(ids).toEqual(['', 'about', 'services', 'portfolio', 'blog', 'contact']);
  // Whoever goes by Tab comes to the chat first.
  expect(values(main, '[data-motion] :is(#hero-chat, input)', 'id')[0]).toBe('hero-chat');
  expect(all(main, '#about li img')).toHaveLength(teamOf('home').length);
  expect(all(region(mainOf('/about'), said.about.team.title), 'li img')).toHaveLength(
    teamOf('about').length,
  );
  const covers = all(main, '#blog > div > ul > li > :is(svg, picture, img):first-child');
  expect(covers).toHaveLength(newest.length);
  expect(values(main, '#blog time', 'datetime')).toEqual(newestArticles().map(({ date }) => date));
});

test.each(services)('$slug calls and looks as a service does [2.8]', (one) => {
  const { slug, department, call, process } = one;
  const main = mainOf(routes.service(slug));
  expect(texts(main, '#process li > .label')).toEqual(process ? ['01', '02', '03', '04'] : []);
  const target = call.target === 'contact' ? '/contact' : aChat;
  expect(hrefs(main, 'section:last-of-type a')).toEqual([target]);
  const calls = all(main, 'a').filter((link) => words(link).startsWith('Get Free Consultation'));
  expect(calls[0]?.getAttribute('href')).toEqual(target);
  const hero = part(main, 'section');
  if (department === 'marketing') expect([...hero.classList]).toContain(grounds.lajvard.surface);
  const isDrawn = department === 'design' && !isDepartment(one);
  expect(all(hero, '.self-drawn > svg')).toHaveLength(isDrawn ? 1 : 0);
  const { head } = publishedPage(routes.service(slug));
  if (isDrawn) expect(head.textContent).toMatch(/\.self-drawn[^}]*animation:[^;}]*\bdraw\b/);
});

test.each(industries)('$slug has its features between a coloured hero and band [2.9]', (one) => {
  const { slug, features, ground } = one;
  const main = mainOf(routes.industry(slug));
  expect(all(main, '#features li svg')).toHaveLength(features?.items.length ?? 0);
  const [hero, band] = [part(main, 'section'), part(main, 'section:last-of-type')];
  expect(texts(band, 'a[href="/contact"]')).toContain('Get a Free Consultation by contact form');
  // services.spec.ts looks at each of these grounds.
  const { surface } = grounds[ground];
  const tones = ['two-tones', `two-tones-${ground}`, surface];
  expect([...hero.classList]).toEqual(expect.arrayContaining(tones));
  expect([...band.classList]).toContain(ground === 'lajvard' ? 'bg-lajvard-700' : surface);
  // Where a browser knows no :has(), each state of a demo would stand.
  expect(part(main, '.window-demo')).toBeDefined();
  expect(publishedPage(routes.industry(slug)).documentElement.innerHTML).toContain(
    '@supports not selector(:has(*)){.window-demo{display:none}}',
  );
});

test('the portfolio has a card of each project, its first picture at once [2.10]', () => {
  const short = (items: readonly string[]) =>
    items.length > 3 ? [...items.slice(0, 3), `+${items.length - 3}`] : items;
  const cards = all(mainOf('/portfolio'), 'article').map((card) => ({
    words: texts(card, 'p, h2').slice(0, 3),
    tags: texts(card, '[aria-label=Tags] li'),
    tech: texts(card, '[aria-label=Technology] li'),
    loading: values(card, 'img', 'loading'),
    links: all(card, 'a').map((link) => [
      link.getAttribute('href'),
      texts(card, `#${link.getAttribute('aria-labelledby')?.replace(' ', ', #')}`).toSorted(),
    ]),
  }));
  expect(cards).toEqual(
    projects.map(({ slug, title, category, shortDescription, tags, tech, demoUrl }, at) => ({
      words: [category, title, shortDescription],
      tags: short(tags),
      tech: short(tech),
      loading: [at === 0 ? null : 'lazy'],
      links: [
        [routes.project(slug), ['View Details', title].sort()],
        [demoUrl ?? '/contact', [demoUrl ? 'Live Demo' : 'Request a Demo', title].sort()],
      ],
    })),
  );
});

test('chat and social links open a new tab; those of the chat say so', () => {
  for (const path of ['/', projectPath]) {
    const page = publishedPage(path);
    const chats = all(page, 'a[href^="https://wa.me/"]');
    expect(chats).not.toEqual([]);
    for (const link of [...chats, ...all(page, 'footer li a[target]')]) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
    for (const link of chats) {
      const ids = link.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const name = ids.map((id) => words(page.getElementById(id))).join(' ');
      expect(name).toBe(`${words(link)} (opens WhatsApp in a new tab)`);
    }
  }
});

test('the policy says its date, the footer the year of the copyright; unknown pages stay out of indexes', () => {
  const { updated } = said.privacy;
  expect(words(mainOf(policy))).toContain(`Last updated ${formatDate(updated)}`);
  const footer = part(publishedPage('/'), 'footer');
  expect(words(footer)).toContain(`© ${site.since} ${site.legalName}`);
  expect(fieldsOf(footer, [/^Email address/])).toEqual(['email *']);
  for (const path of ['/404', '/portfolio/404']) {
    expect(values(publishedPage(path), 'meta[name=robots]', 'content')[0]).toContain('noindex');
  }
});

test('the text of a consent is what the footer and the privacy policy show', () => {
  const read = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const { body } = publishedPage('/privacy-policy');
  const shown = words(body);
  expect(consentText().filter((line) => !shown.includes(read(line)))).toEqual([]);
  const notice = part(body, 'footer form').parentElement?.querySelectorAll('p, h2') ?? [];
  expect(notice.length).toBeGreaterThan(0);
  expect(consentText().map(read)).toEqual(expect.arrayContaining([...notice].map(words)));
});

test('the bar is solid from the start but on these pages [2.2]', () => {
  const paths = [...allPages().map(({ path }) => path), '/404', '/services/404', '/portfolio/404'];
  const clear = paths.filter((path) => publishedPage(path).querySelector('main > .clear-bar'));
  expect(clear).toEqual(['/', '/privacy-policy', '/404']);
});
