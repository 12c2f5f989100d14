import { mailedToken } from '#testing/desk.ts';
import { owner } from '#testing/open-desk.ts';
import { newLead, postLead } from './support/contact-form.ts';
import { phone } from './support/desk.ts';
import { expect, test } from './support/test.ts';

test('an owner signs in, answers a message and undoes it on a phone', { tag: '@engines' }, async ({
  browser,
  inbox,
  site,
}) => {
  const lead = newLead();
  await postLead(site.url, { body: lead });
  const page = await browser.newPage({ viewport: phone, baseURL: site.url });
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
  await expect(page.locator('main')).toContainText(`Answered. ${owner} marked it as answered.`);
  // Where there is more to do.
  await expect(page.getByRole('link', { name: 'Back to “To answer”' })).toBeVisible();
  await page.getByRole('button', { name: 'Take that back' }).click();
  await expect(page.getByRole('button', { name: 'Answered' })).toBeVisible();
  await page.close();
});

test('the list says from which page, by what and when a message came', async ({ enter, site }) => {
  const browser = await enter();
  const lead = newLead();
  const campaign = lead.name.toLowerCase().replaceAll(' ', '-');
  const source = `utm_source=Google&utm_medium=cpc&utm_campaign=${campaign}`;
  const headers = { 'x-visit-source': source, referer: `${site.url}/about` };
  await postLead(site.url, { body: lead, headers });
  for (const box of ['open', 'all']) {
    const html = await (await browser.get(`/desk?box=${box}&q=${lead.email}`)).text();
    expect(html).toContain(`?box=all&amp;${new URLSearchParams({ q: lead.email })}"`);
    expect(textOf(html), box).toMatch(new RegExp(`This week.*About, Google / cpc / ${campaign}`));
  }
});

function textOf(html: string): string {
  return html.replace(/<style>.*?<\/style>/gs, '').replace(/<[^>]+>/g, '');
}
