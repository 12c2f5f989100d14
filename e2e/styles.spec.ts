import { everyPage } from '@/testing/pages';
import { expect, test } from './support/test';

test('every class in a page has a rule: none is a word that the theme does not know', async ({
  plainPage: page,
}) => {
  const unknown = new Set<string>();
  for (const path of everyPage()) {
    await page.goto(path);
    const found = await page.evaluate(() => {
      const styles = [...document.querySelectorAll('style')].map((style) => style.textContent);
      const sheet = styles.join('').replaceAll('\\', '');
      const classes = [...document.querySelectorAll('[class]')].flatMap((element) => [
        ...element.classList,
      ]);
      return classes.filter((name) => !sheet.includes(`.${name}`));
    });
    for (const name of found) unknown.add(name);
  }
  expect([...unknown]).toEqual([]);
});
