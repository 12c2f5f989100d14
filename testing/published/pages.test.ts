/** @jest-environment jsdom */
import { getByLabelText } from '@testing-library/dom';
import { articlesAfter } from '#components/blog/next-articles.tsx';
import { newestArticles } from '#components/home/home-blog.tsx';
import { grounds } from '#components/sections/grounds.ts';
import { teamOf } from '#components/sections/team.tsx';
import { agencyChat, hoursText } from '#e2e/support/brand.ts';
import { formatDate } from '#lib/base/format-date.ts';
import { content } from '#lib/content/content.ts';
import { departmentOf, isDepartment } from '#lib/content/lookup.ts';
import { phoneLink, routes } from '#lib/content/routes.ts';
import type { Member } from '#lib/content/types.ts';
import { consentText } from '#lib/letters/consent-text.ts';
import { allPages } from '#lib/site/page-list.ts';
import { all, hrefs, mainOf, part, publishedPage, region, texts, values, words } from './read.ts';
import { linksOf, listsOf, textsOf } from './written.ts';

const said = content();
const { articles, contact, home, industries, missing, portfolio, projects, services, site } = said;

const aChat = expect.stringMatching(agencyChat);

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

function expectFacts(facts: Element) {
  expect(hrefs(facts)).toEqual(
    expect.arrayContaining([`mailto:${site.email}`, phoneLink(site.phone), routes.contactCard]),
  );
  expect(words(facts.querySelector('address'))).toContain(site.address.city);
  // Translators leave them.
  expect(texts(facts, '[translate=no]')).toEqual(expect.arrayContaining([site.email, site.phone]));
  expect(facts.textContent).toContain(hoursText);
}

/** The type of the field with each label, with a star where it is required. */
const fieldsOf = (form: Element, labels: readonly RegExp[]) =>
  labels.map((label) => {
    const { type, required } = getByLabelText<HTMLInputElement>(form as HTMLElement, label);
    return required ? `${type} *` : type;
  });

describe('home [2.3]', () => {
  const section = (id: string) => part(mainOf('/'), `#${id}`);

  test('has its sections in their order', () => {
    const ids = values(mainOf('/'), 'section', 'id').map((id) => id ?? '');
    expect(ids).toEqual(['', 'about', 'services', 'portfolio', 'blog', 'contact']);
  });

  test('opens with the chat, before its demo', () => {
    const opening = part(mainOf('/'), '[data-motion]');
    expect(hrefs(opening, '#hero-chat')).toEqual([aChat]);
    expect(words(part(opening, '#hero-chat'))).toMatch(/^Get Free Consultation/);
    // Whoever goes by Tab comes to the chat before the demo.
    expect(values(opening, '#hero-chat, input', 'id')[0]).toBe('hero-chat');
  });

  test('has a picture of each person and article', () => {
    expect(all(section('about'), 'li img')).toHaveLength(teamOf('home').length);
    const cards = all(section('blog'), ':scope > div > ul > li');
    expect(cards.map((card) => card.firstElementChild?.matches('svg, picture, img'))).toEqual(
      newest.map(() => true),
    );
    expect(values(section('blog'), 'time', 'datetime')).toEqual(
      newestArticles().map(({ date }) => date),
    );
  });

  test('has four fields, address, phone and email [2.3.6, 5.2]', () => {
    const labels = [/^Name/, /^Email/, /^Phone/, /^Message/];
    const types = ['text', 'email', 'tel', 'textarea'];
    expect(fieldsOf(section('contact'), labels)).toEqual(types);
    expect(values(section('contact'), 'textarea', 'rows')).toEqual(['5']);
    expectFacts(section('contact'));
  });
});

test('about has its years, people and ways to ask [2.4]', () => {
  const { journey, team, closing } = said.about;
  const main = mainOf('/about');
  expect(texts(main, '#journey .label')).toEqual(journey.milestones.map(({ year }) => `${year}`));
  expect(all(region(main, team.title), 'li img')).toHaveLength(teamOf('about').length);
  expect(hrefs(region(main, closing.title))).toEqual([aChat, routes.homeContact]);
});

test('contact has its form, the agency and its hours [2.5, 9]', () => {
  const form = region(mainOf('/contact'), contact.formTitle);
  const labels = [/^Full Name \*/, /^Email \*/, /^Phone \*/, /^Service \*/, /^Message \*/];
  const types = ['text *', 'email *', 'tel *', 'select-one *', 'textarea *'];
  expect(fieldsOf(form, labels)).toEqual(types);
  expect(values(form, 'textarea', 'rows')).toEqual(['5']);
  expect(texts(form, 'option')).toEqual(['Select a service', ...contact.serviceOptions]);
  expectFacts(region(mainOf('/contact'), contact.factsTitle));
});

test.each([
  ['/thank-you', 'Back to Home', '/'],
  ['/privacy-policy', 'Get In Touch', '/contact'],
])('%s leads on [2.6, 2.12]', (path, text, href) => {
  const link = all(mainOf(path), 'a').find((one) => words(one) === text);
  expect(link?.getAttribute('href')).toBe(href);
});

test.each(['/404', '/portfolio/404'])('%s leads to useful pages [2.7, 2.11]', (path) => {
  expect(values(publishedPage(path), 'meta[name=robots]', 'content')[0]).toContain('noindex');
  const links = part(mainOf(path), '[aria-label="Useful pages"]');
  expect(texts(links, 'a')).toEqual(missing.links.map(({ label }) => label));
  expect(hrefs(links)).toEqual(['/', routes.homeServices, '/portfolio', '/contact']);
});

test.each(services)('$slug ends and looks as a service does [2.8]', (one) => {
  const { slug, department, call, process } = one;
  const main = mainOf(routes.service(slug));
  expect(texts(main, '#process li > .label')).toEqual(process ? ['01', '02', '03', '04'] : []);
  const target = call.target === 'contact' ? '/contact' : aChat;
  const opening = all(main, 'a').find((link) => words(link).startsWith('Get Free Consultation'));
  expect(opening?.getAttribute('href')).toEqual(target);
  expect(hrefs(main, 'section:last-of-type a')).toEqual([target]);
  const hero = part(main, 'section');
  // services.spec.ts looks at one of each.
  if (department === 'marketing') expect([...hero.classList]).toContain(grounds.lajvard.surface);
  const isDesign = department === 'design' && !isDepartment(one);
  expect(all(hero, '.self-drawn > svg')).toHaveLength(isDesign ? 1 : 0);
});

test.each(industries)('$slug has its features between a coloured hero and band [2.9]', (one) => {
  const { slug, features, ground } = one;
  const main = mainOf(routes.industry(slug));
  const icons = all(main, '#features li').map((card) => all(card, 'svg').length);
  expect(icons).toEqual(features?.items.map(() => 1) ?? []);
  const [hero, band] = [part(main, 'section'), part(main, 'section:last-of-type')];
  expect(texts(band, 'a')).toContain('Get a Free Consultation by contact form');
  expect(hrefs(band)).toContain('/contact');
  // services.spec.ts looks at each of these grounds.
  const { surface } = grounds[ground];
  expect(hero.getAttribute('data-tones')).toBe(ground);
  expect([...hero.classList]).toContain(surface);
  expect([...band.classList]).toContain(ground === 'lajvard' ? 'bg-lajvard-700' : surface);
});

test('the portfolio has a card of each project, its first picture at once, and a call [2.10]', () => {
  const main = mainOf('/portfolio');
  const short = (items: readonly string[]) =>
    items.length > 3 ? [...items.slice(0, 3), `+${items.length - 3}`] : items;
  const cards = all(main, 'article').map((card) => ({
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
  expect(hrefs(region(main, portfolio.call.title))).toEqual(['/contact']);
});

test.each(projects)('$slug leads on, as its neighbours do to it [2.11]', (project) => {
  const main = mainOf(routes.project(project.slug));
  expect(hrefs(region(main, portfolio.project.tags))).toEqual(
    project.tags.map(routes.taggedProjects),
  );
  expect(hrefs(main, 'section:last-of-type a')).toEqual(['/contact', aChat]);
  // They lead around the whole catalog.
  const at = projects.indexOf(project);
  const around = [projects.at(at - 1), projects[(at + 1) % projects.length]];
  expect(hrefs(main, '[aria-label="More projects"] a')).toEqual(
    around.map((other) => routes.project(other?.slug ?? '')),
  );
});

test('the privacy policy has a table of contents and the agency’s facts [2.12]', () => {
  const { sections, updated } = said.privacy;
  const main = mainOf('/privacy-policy');
  expect(words(main)).toContain(`Last updated ${formatDate(updated)}`);
  expect(hrefs(main, '[aria-label=Sections] a')).toEqual(sections.map(({ id }) => `#${id}`));
  expect(hrefs(main, '#rights a')).toEqual([`mailto:${site.privacyEmail}`]);
  expect(texts(main, '#contact-us a')).toEqual([site.email, site.privacyEmail, site.phone]);
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
  const clear = paths.filter((path) =>
    publishedPage(path).querySelector('main > [data-clear-bar]'),
  );
  expect(clear).toEqual(['/', '/privacy-policy', '/404']);
});
