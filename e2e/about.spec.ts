import { expect, test } from './support/test';

test('the button leads smoothly to eight milestones from 2018 to 2025 [2.4]', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who We Are');
  await page.getByRole('link', { name: 'See Our Journey' }).click();
  await expect(page.locator('#journey')).toBeInViewport();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  const years = await page.locator('#journey .label').allInnerTexts();
  expect(years).toEqual(['2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025']);
});

test('the page ends with the chat in a new tab and the contact section [2.4]', async ({ page }) => {
  await page.goto('/about');
  const chat = page.getByRole('link', { name: 'Start Your Journey' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/);
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveAttribute('rel', /noopener/);
  await page.locator('main').getByRole('link', { name: 'Get Free Consultation' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(page.locator('#contact')).toBeInViewport();
});

test('journey, foundation, values and team say what [2.4] lists', async ({ plainPage: page }) => {
  await page.goto('/about');
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our Journey',
    'Our Foundation',
    'Our Core Values',
    'Meet Our Team',
    /./,
  ]);
  const titles = (section: string) =>
    page.getByRole('region', { name: section }).getByRole('heading', { level: 3 });
  await expect(page.locator('#journey li')).toHaveCount(8);
  await expect(page.locator('#journey li:has(h3):has(p)')).toHaveCount(8);
  await expect(titles('Our Foundation')).toHaveText(['Our Mission', 'Our Vision']);
  await expect(titles('Our Core Values')).toHaveText([
    'Client-Centric Approach',
    'Innovation and Excellence',
    'Integrity and Transparency',
    'Collaborative Partnership',
  ]);
  const people = page.getByRole('region', { name: 'Meet Our Team' }).getByRole('listitem');
  await expect(people).toHaveCount(4);
  await expect(people.locator('img')).toHaveCount(4);
});
