import { content } from '#lib/content/content.ts';
import type { Browser } from '#testing/desk.ts';
import type { Site } from '#testing/site.ts';
import { expectAccessible } from './support/axe.ts';
import { lostEdges } from './support/colors.ts';
import { newLead, postLead } from './support/contact-form.ts';
import { deskPages, messageIds, phone, subscribeReader } from './support/desk.ts';
import { walkFocus } from './support/focus.ts';
import { layoutFaults, setFontSize } from './support/layout.ts';
import { expect } from './support/test.ts';
import { service, serviceFile, servicePage, sheet, shown, test } from './support/words.ts';

const letter = (id: string, words = 'Dear *reader*.') => ({
  ...{ id, version: '0', subject: `News of ${id}`, preview: '', words },
});

/** Fills a desk with one of each. @returns the addresses of all its pages */
async function fill({ url }: Site, browser: Browser): Promise<string[]> {
  const lead = newLead();
  await postLead(url, { body: lead });
  await postLead(url, { headers: { 'x-form-trap': 'spam' } });
  await subscribeReader(url, 'a-reader-with-a-rather-long-address@example.com');
  const press = async (...pressed: Parameters<Browser['press']>) =>
    (await browser.press(...pressed)).headers.get('location') ?? '';
  for (const id of ['draft', 'sent']) await press('keep-letter', letter(id));
  const mistakes = await press('keep-letter', letter('empty', ''));
  const letterPage = await press('send-letter', { id: 'sent', version: '1' });
  const [message] = await messageIds(browser, `box=all&q=${lead.email}`);
  return [
    ...['', `/messages/${message}`, '/letters', '/letters/drafts/draft'],
    ...['/readers', `/person?email=${lead.email}`, '/visits'],
    ...['/health', '/sessions', '/people', '/log', '/enter?token=1'],
    ...['/publish', '/publish/history', '/sign-in'],
    `/words/pages?q=${service.name}`,
    ...[letterPage, mistakes].map((address) => address.replace(/^\/desk/, '')),
  ].map((path) => `/desk${path}`);
}

/** Pages that none of these addresses shows. That of the site in a frame is opened below. */
const withoutAny = (addresses: readonly string[]) =>
  deskPages.filter((page) => {
    const pattern = page.replace(/\[\w+\]/g, '[^/]+').replace(/\[\.+\w+\]/, '.+');
    const shows = new RegExp(`^${pattern}(?:[?#]|$)`);
    return page !== '/desk/words' && !addresses.some((one) => shows.test(one));
  });

test('each page is accessible, in every way', async ({ enter, openDesk, site }) => {
  const paths = await fill(site, await enter());
  expect(withoutAny(paths)).toEqual([]);
  const page = await openDesk('/desk', { viewport: { width: 320, height: 640 } });
  for (const path of paths) {
    await page.goto(path);
    await expectAccessible(page);
    const faults = (await walkFocus(page)).filter(
      // In a mail's frame, the ring is at the mail's own link.
      (stop) => stop.faults.length > 0 && !stop.what.startsWith('<iframe'),
    );
    expect.soft(faults, path).toEqual([]);
    expect.soft(await lostEdges(page), path).toEqual([]);
    // Into which an iPhone zooms.
    const fields = page.locator('input:not([type="checkbox"]), textarea, select');
    const small = await fields.evaluateAll((all: HTMLInputElement[]) =>
      all.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16).map(({ name }) => name),
    );
    expect.soft(small, path).toEqual([]);
    await setFontSize(page, 32);
    const layout = (await layoutFaults(page)).filter((one) => !one.startsWith('broken'));
    expect.soft(layout, path).toEqual([]);
    await setFontSize(page, 16);
  }
});

test('forms of words are accessible with mistakes, and what opens', async ({ openDesk, words }) => {
  const page = await openDesk(servicePage, { viewport: phone });
  await page.getByLabel('Title in search results').fill('Too long '.repeat(9));
  await page.getByLabel('Description in search results').fill('Too long '.repeat(40));
  await page.getByLabel('Heading of the industries it fits').fill('Mine');
  await expect(page.locator('[data-state]')).toContainText('kept for you');
  await words.change(serviceFile, /^related: .*/m, 'related: Theirs');
  await page.goto(`${servicePage}?say=words.mistakes`);
  await expect(page.getByRole('region', { name: 'Changed by somebody else' })).toBeVisible();
  await expect(page.getByLabel('Title in search results')).toHaveAccessibleDescription(
    /must have at most/,
  );
  const wrong = page.getByRole('region', { name: 'What is wrong' });
  await expect(wrong.getByRole('link')).toHaveCount(2);
  await expectAccessible(page);
  // What is focused stands clear of the bar that saves, in a low window, too.
  await page.setViewportSize({ width: 390, height: 350 });
  const stops = await walkFocus(page);
  expect(stops.filter(({ faults }) => faults.join().includes('under'))).toEqual([]);

  await page.goto(`/desk/words?page=/services/${service.slug}`);
  await shown(page).locator(`[data-change] [data-words~="${serviceFile}#needs.title"]`).click();
  await expect(sheet(page).getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page, ['iframe']);
  await page.goto(`/desk/words/articles/${content().articles[0]?.slug}`);
  await page.getByRole('button', { name: 'Picture' }).click();
  await expect(page.getByRole('dialog', { name: 'Picture' })).toBeVisible();
  await expectAccessible(page);
});
