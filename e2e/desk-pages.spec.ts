import { expectAccessible } from './support/axe.ts';
import { lostEdges } from './support/colors.ts';
import { newLead, postLead } from './support/contact-form.ts';
import { linkFor, openDesk, openPage, openSite, owner, subscribeReader } from './support/desk.ts';
import { walkFocus } from './support/focus.ts';
import { cutOffText, setFontSize, sidewaysOverflow } from './support/layout.ts';
import { expect, test } from './support/test.ts';

/** A desk with one of each, and the addresses of all its pages. */
async function openFull() {
  const opened = await openDesk();
  const { site, browser } = opened;
  const lead = newLead();
  await postLead(site.url, { body: lead });
  await postLead(site.url, { headers: { 'x-form-trap': 'spam' } });
  await subscribeReader(site.url, 'a-reader-with-a-rather-long-address@example.com');
  const letter = { version: '0', subject: 'News', preview: '', words: 'Dear *reader*.' };
  await browser.press('keep-letter', { id: 'draft', ...letter });
  await browser.press('keep-letter', { id: 'sent', ...letter, subject: 'More' });
  const sent = await browser.press('send-letter', { id: 'sent', version: '1' });
  const list = await (await browser.get('/desk?box=all')).text();
  const [message = ''] = /\/desk\/messages\/[\da-f-]{36}/.exec(list) ?? [];
  const pages = ['', '?box=held', '/letters', '/letters/drafts/new', '/letters/drafts/draft'];
  pages.push('/letters/drafts/draft/send', '/readers', '/person', `/person?email=${lead.email}`);
  pages.push('/report', '/health', '/settings', '/sessions', '/log', '/nothing', '/sign-in');
  pages.push('/enter?token=1');
  const [letterPage = ''] = (sent.headers.get('location') ?? '').split('?');
  return { ...opened, pages: [...pages.map((path) => `/desk${path}`), message, letterPage] };
}

test('each page: axe finds nothing, and every stop of the Tab key is seen', async ({
  browser: chromium,
}) => {
  await using opened = await openFull();
  const page = await openPage(chromium, opened);
  for (const path of opened.pages) {
    await page.goto(path);
    await expectAccessible(page);
    const faults = (await walkFocus(page)).filter(
      // In a mail's frame, the ring is at the mail's own link.
      (stop) => stop.faults.length > 0 && !stop.what.startsWith('<iframe'),
    );
    expect.soft(faults, path).toEqual([]);
  }
  await page.close();
});

test('each page fits a phone of 320 px, with letters of twice the size', async ({
  browser: chromium,
}) => {
  await using opened = await openFull();
  const page = await openPage(chromium, opened, { viewport: { width: 320, height: 640 } });
  for (const size of [16, 32]) {
    await setFontSize(page, size);
    for (const path of opened.pages) {
      await page.goto(path);
      expect.soft(await sidewaysOverflow(page), `${path} at ${size} px`).toEqual([]);
      expect.soft(await cutOffText(page), `${path} at ${size} px`).toEqual([]);
    }
  }
  await page.close();
});

test('in forced colors no control loses its edge, nor the menu its place', async ({
  browser: chromium,
}) => {
  await using opened = await openFull();
  const page = await openPage(chromium, opened);
  for (const path of opened.pages) {
    await page.goto(path);
    expect.soft(await lostEdges(page), path).toEqual([]);
  }
  await page.goto('/desk/report');
  const entry = page.getByRole('link', { name: 'Report' });
  await expect(entry).toHaveCSS('text-decoration-line', 'underline');
  const bar = page.locator('main rect').first();
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(bar).toHaveCSS('fill', text);
  await page.close();
});

test('a message is found and marked as answered by the keyboard alone', async ({
  browser: chromium,
}) => {
  await using opened = await openSite();
  const { inbox, site } = opened;
  const lead = newLead();
  await postLead(site.url, { body: lead });
  const page = await chromium.newPage({ baseURL: site.url });
  const reach = async (selector: string) => {
    const wanted = page.locator(selector).first();
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(wanted).toBeFocused({ timeout: 1 });
    }).toPass({ intervals: [0] });
  };
  await page.goto('/desk');
  await reach('#email');
  await page.keyboard.type(owner);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('on its way');
  await page.goto(await linkFor(inbox, owner));
  await reach('main button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/desk$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await reach('main h3 a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lead.name);
  await reach('form[action$="/answered"] button');
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toHaveText('It is marked as answered.');
  await page.close();
});
