import { about } from '@/content/about';
import { projects } from '@/content/projects';
import { projectPath, servicePath } from '@/testing/samples';
import { fillContactForm, newLead } from './support/contact-form';
import {
  card,
  chip,
  countText,
  loneTag,
  openPortfolio,
  sharedTag,
  tagged,
} from './support/portfolio';
import { expect, test } from './support/test';
import { watchAnnouncements } from './support/watch-announcements';

// What only a screen reader's user notices: names, and what is announced.

test('no field is called invalid before anything was typed', async ({ page }) => {
  for (const path of ['/contact', '/']) {
    await page.goto(path, { waitUntil: 'load' });
    const client = await page.context().newCDPSession(page);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const fields = nodes.filter(({ role }) => /^(textbox|combobox)$/.test(role?.value));
    expect(fields.length).toBeGreaterThan(4);
    const invalid = fields.filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
    );
    expect(invalid.map(({ name }) => name?.value)).toEqual([]);
  }
});

for (const path of ['/', '/about', servicePath, projectPath, '/contact']) {
  test(`the links to the chat on ${path} say where they lead`, async ({ plainPage: page }) => {
    await page.goto(path);
    const links = page.getByRole('link').and(page.locator('[href^="https://wa.me/"]'));
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) {
      const words = await link.textContent();
      await expect(link).toHaveAccessibleName(`${words} (opens WhatsApp in a new tab)`);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });
}

test('a project’s links have its title in their names, and their words alone to eyes', async ({
  plainPage: page,
}) => {
  await page.goto('/portfolio');
  for (const { title, demoUrl } of projects) {
    for (const words of ['View Details', demoUrl ? 'Live Demo' : 'Request a Demo']) {
      const link = card(page, title).getByRole('link', { name: `${words} ${title}`, exact: true });
      await expect(link).toHaveText(words);
    }
  }
});

test('a tag’s chip begins with the tag and says what its number counts', async ({ page }) => {
  await openPortfolio(page);
  for (const tag of [sharedTag, loneTag]) await expect(chip(page, tag)).toHaveCount(1);
});

test('a person of the team is read once', async ({ plainPage: page }) => {
  await page.goto('/about');
  const team = page.getByRole('region', { name: about.team.title });
  await expect(team.getByRole('listitem').first().locator('img')).toBeVisible();
  await expect(team.getByRole('img')).toHaveCount(0);
});

test('a form that was not sent is heard once', async ({ page }) => {
  await page.route('**/api/contacts', (route) => route.fulfill({ status: 503 }));
  await page.goto('/contact');
  await fillContactForm(page, newLead());
  const said = await watchAnnouncements(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  // The words stay for a second in the region that says them.
  await expect.poll(said).toHaveLength(1);
  await expect(page.locator('[role=status][aria-live=assertive]')).toHaveCount(0);
  expect(await said()).toEqual([expect.stringContaining('Submission Failed')]);
});

test('a complaint is heard once: its title in the toast, its words at the field', async ({
  page,
}) => {
  await page.goto('/contact');
  await fillContactForm(page, { ...newLead(), message: 'Too short' });
  const said = await watchAnnouncements(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const field = page.getByRole('textbox', { name: 'Message' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/at least 15 characters/);
  await expect.poll(said).toEqual([expect.stringContaining('Message Too Short')]);
  expect((await said()).join()).not.toContain('15 characters');
});

test('a filtered list is heard once, by its count', async ({ page }) => {
  await openPortfolio(page);
  const said = await watchAnnouncements(page);
  await chip(page, loneTag).click();
  await expect.poll(said).toEqual([countText(tagged(loneTag).length)]);
});

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a copied number is heard once', async ({ page }) => {
    await page.goto('/contact');
    const said = await watchAnnouncements(page);
    const button = page.locator('main').getByRole('button', { name: 'Copy Phone' });
    await button.click();
    await expect.poll(said).toEqual(['Phone: Copied']);
    // Were the name to change under the focus, it would be read out as well.
    await expect(button.getByText('Copied', { exact: true })).toBeVisible();
    await expect(button).toHaveAccessibleName('Copy Phone');
  });
});
