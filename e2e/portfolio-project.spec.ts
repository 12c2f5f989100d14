import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { projectPath, sample, sampleProject } from '#testing/samples.ts';
import { agencyChat } from './support/brand.ts';
import { countText, portfolioUrl, withTag } from './support/portfolio.ts';
import { expect, test } from './support/test.ts';

const { projects } = content();

test('each has the sections of [2.11] and its description', async ({ plainPage: page }) => {
  for (const project of projects) {
    const { slug, tagline, shortDescription, category, features, tech, businessImpact } = project;
    await page.goto(routes.project(slug));
    const { description, headings, text, why } = await page.evaluate(() => {
      const all = [...document.querySelectorAll('main :is(h2, h3)')];
      const reason = all.find((one) => one.textContent === 'Why Choose This Platform Type?');
      return {
        description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
        headings: all.map(({ textContent }) => textContent),
        text: document.querySelector('main')?.textContent ?? '',
        why: reason?.parentElement?.textContent ?? '',
      };
    });
    expect.soft(description, slug).toBe(`${shortDescription} ${tagline}`);
    const wanted = ['Overview', 'Key Features', 'Technology Stack', 'Business Impact & Results'];
    expect.soft(headings, slug).toEqual(expect.arrayContaining([...wanted, 'Project Tags']));
    const points = [...features, ...businessImpact].map(({ title }) => title);
    const missing = [tagline, ...points, ...tech].filter((part) => !text.includes(part));
    expect.soft(missing, slug).toEqual([]);
    expect.soft(why, slug).toContain(category.toLowerCase());
    expect.soft(text, slug).not.toContain('{category}');
  }
});

test('the call to action links to the contact page and the chat, a tag to the projects that share it [2.11]', async ({
  page,
}) => {
  await page.goto(projectPath);
  const call = page.getByRole('region').last();
  await expect(call.getByRole('link', { name: 'Get Free Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  );
  const chat = call.getByRole('link', { name: 'Chat with us' });
  await expect(chat).toHaveAttribute('href', agencyChat);

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
