import { firstMonday } from '#lib/weeks.ts';
import { mailedToken } from '#testing/desk.ts';
import { newLead, postLead } from './support/contact-form.ts';
import { messageIds, owner, partner, phone } from './support/desk.ts';
import { expect, test } from './support/test.ts';
import { watchPolicy } from './support/watch-page.ts';

test('an owner signs in, answers a message and undoes it on a phone', { tag: '@engines' }, async ({
  browser,
  inbox,
  site,
}) => {
  const lead = newLead();
  await postLead(site.url, { body: lead });
  const page = await browser.newPage({ viewport: phone, baseURL: site.url });
  const stopped = await watchPolicy(page);
  await page.goto('/desk');
  await page.getByLabel('E-mail').fill(owner);
  const token = await mailedToken(inbox, owner, () =>
    page.getByRole('button', { name: 'Mail me a link' }).click(),
  );
  await expect(page.getByRole('status')).toContainText('on its way');
  await expect(page.locator('main')).toContainText(owner);
  await page.goto(`/desk/enter?token=${token}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveTitle(/^Messages \| Desk of /);
  await expect(page.locator('main')).toContainText(/\d+ to answer/);

  await page.getByRole('link', { name: lead.name }).click();
  await expect(page).toHaveTitle(/^A message \| Desk of /);
  await expect(page.locator('main')).toContainText(lead.message);
  const answer = page.getByRole('link', { name: 'Write an answer' });
  const mail = decodeURIComponent((await answer.getAttribute('href')) ?? '');
  expect(mail).toContain(`mailto:${lead.email}`);
  expect(mail).toContain(`> ${lead.message}`);
  await page.getByRole('button', { name: 'Answered' }).click();
  await expect(page.getByRole('status')).toHaveText('It is marked as answered.');
  await expect(page.locator('main')).toContainText(`${owner} marked it as answered`);
  // Where there is more to do.
  await expect(page.getByRole('link', { name: 'Back to “To answer”' })).toBeVisible();
  await page.getByRole('button', { name: 'Take that back' }).click();
  await expect(page.getByRole('button', { name: 'Answered' })).toBeVisible();
  expect(await stopped()).toEqual([]);
  await page.close();
});

test('the list says from which page, by what and when a message came; Visits count it', async ({
  enter,
  site,
}) => {
  const browser = await enter();
  const lead = newLead();
  const campaign = lead.name.toLowerCase().replaceAll(' ', '-');
  const source = `utm_source=Google&utm_medium=cpc&utm_campaign=${campaign}`;
  const headers = { 'x-visit-source': source, referer: `${site.url}/about` };
  await postLead(site.url, { body: lead, headers });
  for (const box of ['open', 'all']) {
    const list = textOf(await (await browser.get(`/desk?box=${box}&q=${lead.email}`)).text());
    expect(list, box).toMatch(new RegExp(`This week.*About, Google / cpc / ${campaign}`));
  }
  const report = textOf(await (await browser.get(`/desk/visits?week=${firstMonday(1)}`)).text());
  expect(report).toMatch(/\d+ messages? .*in the week from/);
  expect(report).toMatch(/By page.*About ?\d/);
  expect(report).toMatch(new RegExp(`By campaign.*google / cpc / ${campaign} ?0 ?1`));
});

test('suspects are looked at, and all set aside by one question', async ({ enter, site }) => {
  const browser = await enter();
  await browser.press('dismiss-held');
  for (const website of ['spam', 'more spam', 'a person']) {
    await postLead(site.url, { headers: { 'x-form-trap': website } });
  }
  const suspects = await messageIds(browser, 'box=held');
  expect(suspects).toHaveLength(3);
  await browser.press('released', { id: suspects[0] ?? '' });
  expect(await messageIds(browser, 'box=open')).toContain(suspects[0]);
  await browser.press('dismiss-held');
  expect(await messageIds(browser, 'box=held')).toEqual([]);
  const dismissed = await messageIds(browser, 'box=dismissed');
  expect(suspects.filter((id) => dismissed.includes(id))).toEqual(suspects.slice(1));
});

test('two people at one message do not overwrite each other unseen', async ({ enter, site }) => {
  const [browser, other] = [await enter(), await enter(partner)];
  const lead = newLead();
  await postLead(site.url, { body: lead });
  const [id = ''] = await messageIds(browser, `box=open&q=${lead.email}`);
  const says = async (pressed: Promise<Response>) => (await pressed).headers.get('location');
  expect(await says(browser.press('note', { id, note: 'I call', was: '' }))).toContain('=noted');
  expect(await says(other.press('note', { id, note: 'I write', was: '' }))).toContain(
    '=note-changed',
  );
  expect(await says(browser.press('answered', { id }))).toContain('=answered');
  expect(await says(other.press('dismissed', { id }))).toContain('=somebody-first');
  const html = await (await other.get(`/desk/messages/${id}`)).text();
  expect(html).toContain('I call');
  expect(html).toContain(`${owner} marked it as answered`);
});

function textOf(html: string): string {
  return html.replace(/<style>.*?<\/style>/gs, '').replace(/<[^>]+>/g, '');
}
