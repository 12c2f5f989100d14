import { translate } from '#e2e/support/change-page.ts';
import { expectStored, newLead } from '#e2e/support/contact-form.ts';
import { hasFonts } from '#e2e/support/layout.ts';
import { content } from '#lib/content/content.ts';
import { getIndustry } from '#lib/content/lookup.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { createToken } from '#lib/desk/sign-in-links.ts';
import { budgetedPages } from '#testing/budgeted-pages.ts';
import { owner } from '#testing/desk.ts';
import { onStore } from '#testing/site.ts';
import { expect, keys, test } from './webkit.ts';

const { home, services } = content();

const shows = (selector: string, text = '') =>
  [...document.querySelectorAll(selector)].some(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.textContent?.replaceAll('\u00a0', ' ').includes(text),
  );

test('a page of each kind loads, whose fallback faces are as wide', async ({ webkit }) => {
  for (const name of [...budgetedPages.map(([one]) => one), '/no-such-page']) {
    await webkit.open(name);
    await webkit.wake();
    await webkit.until(hasFonts);
    expect.soft(await webkit.run(() => window.problems), name).toEqual([]);
  }
  const [fallback, face] = await webkit.run(() =>
    ['"display Fallback"', 'display'].map((family) => {
      const words = document.createElement('span');
      words.textContent = 'Websites that bring customers to businesses in Lahore';
      words.setAttribute('style', `font: 650 60px ${family}; font-stretch: 117%; position: fixed`);
      document.body.append(words);
      return words.getBoundingClientRect().width;
    }),
  );
  expect((fallback ?? 0) / (face ?? 1)).toBeCloseTo(1, 1);
});

test('an article goes and comes by Back and Forward [2.1, 2.3]', async ({ webkit }) => {
  await webkit.open('/');
  await webkit.wake();
  await webkit.click('#blog a[data-article]');
  await webkit.until(shows, 'dialog');
  await webkit.run(() => history.back());
  await webkit.until(() => !document.querySelector('dialog'));
  await webkit.run(() => history.forward());
  await webkit.until(shows, 'dialog');
  // WebKit keeps no page that was left while it loads.
  await webkit.until(() => document.readyState === 'complete');
  await webkit.run(() => {
    document.documentElement.dataset.left = '';
    document.querySelector<HTMLElement>('dialog p > .link')?.click();
  });
  await webkit.until(
    () => location.pathname.startsWith('/blog/') && document.readyState === 'complete',
  );
  await webkit.run(() => history.back());
  await webkit.until(() => document.documentElement.dataset.left === '');
  await webkit.click('dialog button');
  await webkit.until(() => document.activeElement?.matches('[data-article]') && !location.hash);
  expect(await webkit.run(() => window.problems)).toEqual([]);
});

test('what is chosen on the phone of a demo is told on the other screen', async ({ webkit }) => {
  const [, choice] = home.hero.demos.choices;
  const demo = getIndustry(choice?.slug ?? '').demo;
  await webkit.open('/');
  await webkit.click('.trades > :nth-child(2)');
  await webkit.until(shows, '.s2 output', demo?.other.waiting);
  await webkit.click('.s2 .choice:nth-of-type(2)');
  await webkit.click('.s2 .send');
  await webkit.until(shows, '.s2 output .y2', demo?.options[1]?.said);
  expect(await webkit.run(shows, '.s2 output .y1')).toBe(false);
});

test('a translated form refuses, keeps what is typed, and sends it [5.1]', async ({
  site,
  webkit,
}) => {
  await webkit.open('/contact');
  await webkit.until(hasFonts);
  await webkit.run(translate);
  await webkit.wake();
  await webkit.run(() => {
    scrollTo({ top: 1_200, behavior: 'instant' });
    document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
  });
  await webkit.until(() => {
    const field = document.activeElement as HTMLInputElement;
    const [top, bottom] = [field.labels?.[0], field].map((one) => one?.getBoundingClientRect());
    const bar = document.querySelector('.site-bar')?.getBoundingClientRect().bottom ?? 0;
    return field.ariaInvalid && (top?.top ?? 0) >= bar && (bottom?.bottom ?? 0) <= innerHeight;
  });
  await webkit.until(shows, '.toast', '~Full Name Required');

  const lead = newLead();
  for (const [field, text] of Object.entries(lead)) {
    await webkit.click(`main form [name=${field}]`);
    const end = text.slice(5);
    await webkit.type(text.slice(0, 2) + end + keys.left.repeat(end.length) + text.slice(2, 5));
    const held = () => (document.activeElement as HTMLInputElement).value;
    expect(await webkit.run(held)).toBe(text);
  }
  await webkit.until(() => document.querySelector('main form button[role=combobox]'));
  await webkit.click('main form button[role=combobox]');
  await webkit.until(shows, '[role=option]');
  await webkit.type(keys.enter);
  await webkit.until(() => document.querySelector<HTMLSelectElement>('main select')?.value);
  expect(await webkit.run(() => window.problems)).toEqual([]);
  await webkit.click('main form [type=submit]');
  await webkit.until(() => location.pathname === '/thank-you');
  await expectStored(site, lead);
  const inject = () => document.body.insertAdjacentHTML('beforeend', '<b>Hello');
  await expect(webkit.run(inject)).rejects.toThrow(/Trusted|TypeError/);
});

test('an owner changes a heading on its page', async ({ site, webkit }) => {
  const slug = services[0]?.slug;
  const token = await onStore(site, (store) => createToken(store, owner));
  await webkit.open(`/desk/enter?token=${token}`);
  await webkit.click('main button');
  await webkit.until(() => document.title.startsWith('Messages'));
  await webkit.open(deskRoutes.words(`/services/${slug}`));
  await webkit.until((place) => {
    const site = document.querySelector<HTMLIFrameElement>('[data-site]')?.contentDocument;
    const heading = site?.querySelector<HTMLElement>(`[data-change] [data-words~="${place}"]`);
    heading?.click();
    return Boolean(heading);
  }, `services/${slug}.yaml#needs.title`);
  await webkit.until(() => document.activeElement?.matches('dialog iframe'));
  await webkit.type('Typed in WebKit ');
  await webkit.run(() => {
    const form = document.querySelector<HTMLIFrameElement>('dialog iframe')?.contentDocument;
    form?.querySelector<HTMLButtonElement>('button.main')?.click();
  });
  await webkit.until(() =>
    document.querySelector('[data-told]')?.textContent?.includes('Visitors'),
  );
  const focused = () => {
    const site = document.querySelector<HTMLIFrameElement>('[data-site]')?.contentDocument;
    return [document.querySelector('dialog')?.open, site?.activeElement?.textContent ?? ''];
  };
  expect(await webkit.run(focused)).toEqual([false, expect.stringContaining('Typed in WebKit')]);
});
