import { content } from '#lib/content/content.ts';
import { routes } from '#lib/routes.ts';
import { projectPath, sample, sampleProject } from '#testing/samples.ts';
import { agencyChat } from './support/brand.ts';
import { countText, portfolioUrl, withTag } from './support/portfolio.ts';
import { expect, test } from './support/test.ts';

const { projects } = content();

for (const project of projects) {
  test(`${project.slug} has the sections of [2.11] and its description`, async ({
    plainPage: page,
  }) => {
    const { tagline, shortDescription, category, features, tech, businessImpact } = project;
    await page.goto(routes.project(project.slug));
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      `${shortDescription} ${tagline}`,
    );
    const main = page.locator('main');
    await expect(main).toContainText(tagline);
    const heads = ['Overview', 'Key Features', 'Technology Stack', 'Business Impact & Results'];
    for (const name of [...heads, 'Project Tags'])
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    for (const text of [...features, ...businessImpact].map((point) => point.title).concat(tech))
      await expect(main).toContainText(text);
    const why = page.getByRole('heading', { name: 'Why Choose This Platform Type?' });
    await expect(why.locator('..')).toContainText(category.toLowerCase());
    await expect(main).not.toContainText('{category}');
  });
}

test('the call to action links to the contact page and the chat [2.11]', async ({ page }) => {
  await page.goto(projectPath);
  const call = page.getByRole('region').last();
  await expect(call.getByRole('link', { name: 'Get Free Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  );
  const chat = call.getByRole('link', { name: 'Chat with us' });
  await expect(chat).toHaveAttribute('href', agencyChat);
});

test('a tag leads to the projects that share it', async ({ page }) => {
  await page.goto(projectPath);
  const tag = sample(sampleProject.tags, (one) => withTag(one).length > 1);
  await page.locator('main').getByRole('link', { name: tag, exact: true }).click();
  await expect(page).toHaveURL(portfolioUrl(['tag', tag]));
  await expect(page.getByRole('status')).toHaveText(countText(withTag(tag).length));
});

test('next and previous lead around the whole catalog', async ({ page }) => {
  const first = routes.project(sample(projects).slug);
  const last = routes.project(sample(projects.toReversed()).slug);
  await page.goto(last);
  await page.getByRole('link', { name: /^Next project/ }).click();
  await expect(page).toHaveURL(first);
  await page.getByRole('link', { name: /^Previous project/ }).click();
  await expect(page).toHaveURL(last);
});
