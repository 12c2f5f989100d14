import { projectPath } from '#testing/samples.ts';
import { chip, countText, loneTag, showAllTags, withTag } from './support/portfolio.ts';
import { expect, test } from './support/test.ts';
import { watchAnnouncements } from './support/watch-announcements.ts';

test('no field is invalid before anything is typed', async ({ page }) => {
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

test('chat links open a new tab, and say so', async ({ plainPage: page }) => {
  for (const path of ['/', projectPath]) {
    await page.goto(path);
    const links = page.getByRole('link').and(page.locator('[href^="https://wa.me/"]'));
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) {
      const text = await link.textContent();
      await expect(link).toHaveAccessibleName(`${text} (opens WhatsApp in a new tab)`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  }
});

test('a filtered list is announced once, by its count', async ({ page }) => {
  await page.goto('/portfolio');
  const announced = await watchAnnouncements(page);
  await showAllTags(page);
  await chip(page, loneTag).click();
  await expect.poll(announced).toEqual([countText(withTag(loneTag).length)]);
});
