import { sample, sampleProject } from '#testing/samples.ts';
import { holdScripts } from './support/application.ts';
import { translate } from './support/change-page.ts';
import { countText, matching, portfolioUrl } from './support/portfolio.ts';
import { expect, test } from './support/test.ts';

const early = { waitUntil: 'domcontentloaded' } as const;
const word = sample(sampleProject.title.toLowerCase().match(/[a-z]{5,}/g) ?? []);

test('on a page that is being translated, the search keeps letters, caret and focus', {
  tag: '@engines',
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/portfolio', early);
  await page.evaluate(translate);
  const search = page.getByRole('searchbox');
  await search.click();
  await page.keyboard.type(word.replace(/^(..)./, '$1'));
  // In one step: after three seconds the page waits no longer.
  await search.evaluate((box: HTMLInputElement) => box.setSelectionRange(2, 2));
  release();
  await expect(page).toHaveURL(/\?q=/);
  await page.keyboard.type(word.charAt(2));

  await expect(search).toHaveValue(word);
  await expect(search).toBeFocused();
  expect(await search.evaluate((box: HTMLInputElement) => box.selectionStart)).toBe(3);
  await expect(page).toHaveURL(portfolioUrl(['q', word]));
  await expect(page.getByRole('article')).toHaveCount(matching(word).length);
  await expect(page.getByRole('status')).toHaveText(`~${countText(matching(word).length)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^~/);
});
