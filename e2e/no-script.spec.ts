import { pageKinds } from '#testing/pages.ts';
import { sampleOption } from '#testing/samples.ts';
import { goBack } from './support/application.ts';
import { colorOf } from './support/brand.ts';
import { fillFields, mailOf, newLead } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('the forms work, and a page says what is wrong', async ({ page, inbox }) => {
  const lead = newLead();
  const send = page.getByRole('button', { name: 'Send Message' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.locator('.site-bar')).toHaveCSS('background-color', colorOf('lajvard900'));
  await fillFields(page, { ...lead, email: 'no-address' });
  await send.click();
  await expect(page.locator('main')).toContainText('Please enter a valid email address.');
  await goBack(page);
  await expect(page.locator('#contact form').getByLabel('Name')).toHaveValue(lead.name);

  await page.goto('/contact');
  await fillFields(page, { ...lead, service: sampleOption });
  await send.click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await inbox.waitFor(mailOf(lead));

  for (const [heading, said] of [
    ['Subscribed!', 'To leave, press “Unsubscribe here”'],
    ['Nothing was added to the newsletter', 'This address is already subscribed.'],
  ] as const) {
    await page.goto('/');
    await page.locator('footer').getByLabel('Email address').fill(lead.email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('main')).toContainText(said);
  }
});

test('a page of each kind shows its text; a card leads on', async ({ page }) => {
  for (const path of pageKinds) {
    await page.goto(path);
    const hidden = await page.locator('main :is(h1, h2, h3, p, li)').evaluateAll((all) => {
      const shown = { visibilityProperty: true, opacityProperty: true };
      // Below a heading that opens, of a demo that can be chosen instead, or of filters, which need a script.
      const isOneOfSeveral = (element: Element) =>
        (element.closest('details') && !element.closest('summary')) ||
        element.closest('.scene, #project-filters, [aria-hidden=true]');
      return all
        .filter((element) => !element.checkVisibility(shown) && !isOneOfSeveral(element))
        .map(({ textContent }) => textContent);
    });
    expect.soft(hidden, path).toEqual([]);
  }
  await page.goto('/');
  await page.locator('#blog > div > ul > li').first().click();
  await expect(page).toHaveURL(/\/blog\//);
});
