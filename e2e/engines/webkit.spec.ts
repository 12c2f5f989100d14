import { translate } from '#e2e/support/change-page.ts';
import { newLead, typedTexts } from '#e2e/support/contact-form.ts';
import { hasFonts } from '#e2e/support/layout.ts';
import { expectStored } from '#e2e/support/stored.ts';
import { content } from '#lib/content/content.ts';
import { getIndustry } from '#lib/content/lookup.ts';
import { budgetedPages } from '#testing/budgeted-pages.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { sample, sampleOption } from '#testing/samples.ts';
import { keys } from './webkit.ts';
import { expect, test } from './webkit-test.ts';

const { home, site: agency } = content();

const shows = (selector: string, text = '') =>
  [...document.querySelectorAll(selector)].some(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.textContent?.replaceAll('\u00a0', ' ').includes(text),
  );

test('a page of each kind answers, wakes and loads its fonts without a problem', async ({
  webkit,
}) => {
  for (const name of [...budgetedPages.map(([one]) => one), '/no-such-page']) {
    const { status } = await rawRequest(new URL(webkit.url).port, name);
    expect.soft(status, name).toBe(name === '/no-such-page' ? 404 : 200);
    await webkit.open(name);
    await webkit.wake();
    await webkit.until(hasFonts);
    expect.soft(await webkit.run(() => window.problems), name).toEqual([]);
  }
});

test('the bold fallback faces are as wide as the faces themselves', async ({ webkit }) => {
  await webkit.open('/about');
  await webkit.wake();
  const [fallback, face] = await webkit.run(async () => {
    await document.fonts.ready;
    return ['"display Fallback"', 'display'].map((family) => {
      const words = document.createElement('span');
      words.textContent = 'Websites that bring customers to businesses in Lahore';
      words.setAttribute('style', `font: 650 60px ${family}; font-stretch: 117%; position: fixed`);
      document.body.append(words);
      return words.getBoundingClientRect().width;
    });
  });
  expect((fallback ?? 0) / (face ?? 1)).toBeCloseTo(1, 1);
});

test('an article opens, goes and comes by Back and Forward, and returns the focus [2.3]', async ({
  webkit,
}) => {
  await webkit.open('/');
  await webkit.wake();
  await webkit.click('#blog a[data-article]');
  await webkit.until(shows, 'dialog');
  await webkit.until(() => location.hash.startsWith('#article-'));
  await webkit.run(() => history.back());
  await webkit.until(() => !document.querySelector('dialog'));
  await webkit.run(() => history.forward());
  await webkit.until(shows, 'dialog');
  await webkit.run(() => document.querySelector<HTMLElement>('dialog p > .link')?.click());
  await webkit.until(
    () => location.pathname.startsWith('/blog/') && document.readyState === 'complete',
  );
  await webkit.run(() => history.back());
  await webkit.until(shows, 'dialog');
  await webkit.click('dialog button');
  await webkit.until(() => !document.querySelector('dialog') && !location.hash);
  await webkit.until(() => document.activeElement?.matches('[data-article]'));
});

test('what is chosen on the phone of a demo is told on the other screen', async ({ webkit }) => {
  const [, choice] = home.hero.demos.choices;
  const demo = getIndustry(choice?.slug ?? '').demo;
  await webkit.open('/');
  await webkit.click('.trades > :nth-child(2)');
  await webkit.until(shows, '.s2 output', demo?.other.waiting);
  expect(await webkit.told('.s2 .i2')).toEqual(['radio', demo?.options[1]?.label]);
  expect(await webkit.told('.s2 .is')).toEqual(['button', demo?.action]);
  await webkit.click('.s2 .choice:nth-of-type(2)');
  await webkit.click('.s2 .send');
  await webkit.until(shows, '.s2 output b', demo?.other.heading);
  await webkit.until(shows, '.s2 output .y2', demo?.options[1]?.said);
  expect(await webkit.run(shows, '.s2 output .y1')).toBe(false);
  // In the capitals of its style.
  const title = demo?.other.title.toUpperCase();
  expect(await webkit.told('.s2 .board output')).toEqual(['status', title]);
});

test('a refused field is seen with its label, wherever the page stood, and named [5.1]', async ({
  webkit,
}) => {
  await webkit.open('/contact');
  await webkit.wake();
  const isSeen = () => {
    const field = document.activeElement as HTMLInputElement;
    const [top, bottom] = [field.labels?.[0], field].map((one) => one?.getBoundingClientRect());
    const bar = document.querySelector('.site-bar')?.getBoundingClientRect().bottom ?? 0;
    return field.ariaInvalid && (top?.top ?? 0) >= bar && (bottom?.bottom ?? 0) <= innerHeight;
  };
  for (let from = 0; from <= 1_200; from += 300) {
    await webkit.run((top) => {
      (document.activeElement as HTMLElement).blur();
      scrollTo({ top, behavior: 'instant' });
      document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
    }, from);
    await webkit.until(isSeen);
  }
  await webkit.until(shows, '.toast', 'Full Name Required');
});

test('what is no answer of the site is a failed submission, not a lost connection [8]', async ({
  webkit,
}) => {
  await webkit.open('/contact');
  await webkit.wake();
  const lead = { ...newLead(), service: sampleOption };
  await webkit.run((values) => {
    const { elements } = document.querySelector('main form') as HTMLFormElement;
    for (const [name, value] of Object.entries(values)) {
      Object.assign(elements.namedItem(name) ?? {}, { value });
    }
    window.fetch = async () => new Response('<p>Sign in to this network');
  }, lead);
  await webkit.click('main form [type=submit]');
  await webkit.until(shows, '.toast', 'Submission Failed');
  // The next test has the same tab, which keeps the draft.
  await webkit.run(() => sessionStorage.clear());
});

test('a tooltip reached by Tab stays where the page scrolls to its link [9]', async ({
  webkit,
}) => {
  await webkit.open('/thank-you');
  await webkit.wake();
  const { network } = sample(agency.social);
  const reached = (name: string) => document.activeElement?.textContent === name;
  for (let stop = 0; stop < 40 && !(await webkit.run(reached, network)); stop += 1) {
    await webkit.type(keys.tab);
  }
  await webkit.until(() => scrollY > 100);
  await webkit.until(shows, '[role=tooltip]', network);
});

test('Back finds the page as it was left, and nothing is rejected [2.1]', async ({ webkit }) => {
  await webkit.open('/about');
  await webkit.wake();
  // WebKit keeps no page that was left while it loads.
  await webkit.until(() => document.readyState === 'complete');
  await webkit.run(() => {
    document.documentElement.dataset.left = '';
    document.querySelector<HTMLElement>('footer a[href="/privacy-policy"]')?.click();
  });
  await webkit.until(
    () => location.pathname === '/privacy-policy' && document.readyState === 'complete',
  );
  await webkit.run(() => history.back());
  await webkit.until(() => document.documentElement.dataset.left === '');
  expect(await webkit.run(() => window.problems)).toEqual([]);
});

test('on a phone the bar is readable and the menu opens [2.2]', async ({ webkit }) => {
  await webkit.resize(390, 844);
  await webkit.open('/');
  await webkit.wake();
  const color = () => getComputedStyle(document.querySelector('.site-bar') as Element).color;
  expect(await webkit.run(() => innerWidth)).toBe(390);
  expect(await webkit.run(color)).toBe('rgb(255, 255, 255)');
  await webkit.click('.menu-toggle');
  await webkit.until(shows, '#site-menu');
  await webkit.resize(1440, 900);
});

test('on a page translated before the first touch every letter and the caret stay', async ({
  site,
  webkit,
}) => {
  const typeInto = async (selector: string, text: string) => {
    await webkit.click(selector);
    const [start, end] = [text.slice(0, 2), text.slice(5)];
    await webkit.type(start + end + keys.left.repeat(end.length) + text.slice(2, 5));
    const held = (asked: string) => {
      const field = document.activeElement as HTMLInputElement;
      return [field.matches(asked), field.value];
    };
    expect(await webkit.run(held, selector)).toEqual([true, text]);
  };

  const lead = newLead();
  await webkit.open('/contact');
  await webkit.until(hasFonts);
  await webkit.run(translate);
  for (const [field, text] of typedTexts(lead)) {
    await typeInto(`main form [name=${field}]`, text);
  }
  await webkit.until(() => document.querySelector('main form button[role=combobox]'));
  await webkit.click('main form button[role=combobox]');
  await webkit.until(shows, '[role=option]');
  await webkit.type(keys.enter);
  await webkit.until(() => document.querySelector<HTMLSelectElement>('main select')?.value);
  await webkit.click('main form [type=submit]');
  await webkit.until(() => location.pathname === '/thank-you');
  expect(await webkit.run(() => sessionStorage.getItem('draft:/contact'))).toBe(null);
  await expectStored(site, lead);
  expect(await webkit.run(() => window.problems)).toEqual([]);
});

test('a text that is injected becomes no markup and no script', async ({ webkit }) => {
  await webkit.open('/about');
  await webkit.wake();
  const thrown = await webkit.run(() => {
    const sinks = [
      () => document.body.insertAdjacentHTML('beforeend', '<b>Hello'),
      () => Object.assign(document.createElement('script'), { text: 'broken = true' }),
    ];
    return sinks.map((sink) => {
      try {
        sink();
        return 'nothing';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(thrown).toEqual(['TypeError', 'TypeError']);
});
