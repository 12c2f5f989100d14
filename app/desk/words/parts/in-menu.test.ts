import { content } from '#lib/content/content.ts';
import { releaseWords } from '#lib/content/words.ts';
import { menuLinksOf } from './in-menu.tsx';

const files = releaseWords();
const { navigation, services, departments } = content();
const [[head = '', [below = '', ...others] = []] = []] = Object.entries(navigation.services);
const linksOf = (file: string) =>
  menuLinksOf(files, file).map(({ label, href = '' }) => [label, decodeURIComponent(href)]);

it('knows where a page stands', () => {
  expect(linksOf(`services/${below}.yaml`)).toEqual([
    [
      expect.stringMatching(`^In the menu, below .*: 1 of ${others.length + 1}$`),
      '/desk/words/navigation?only=services.0.to.0',
    ],
    [expect.stringMatching(/foot of the page/), expect.anything()],
  ]);
  expect(linksOf(`services/${head}.yaml`)).toContainEqual([
    'Put a page below it in the menu',
    `/desk/words/navigation?only=new:services.0.to.${others.length + 1}`,
  ]);
  const [{ presses } = {}] = menuLinksOf(files, `services/${below}.yaml`);
  expect(presses).toEqual({
    'save:down:services.0.to.0': 'Down',
    'save:drop:services.0.to.0': 'Take it out',
  });
  const [industry] = navigation.industries;
  expect(linksOf(`industries/${industry}.yaml`)).toHaveLength(1);
});

it('would put a page that is not in it below its department', () => {
  const lone = services.find(
    ({ slug }) => !Object.entries(navigation.services).flat(2).includes(slug),
  );
  if (!lone) return;
  const at = Object.keys(navigation.services).indexOf(departments[lone.department].slug);
  const last = `services.${at}.to.${Object.values(navigation.services)[at]?.length}`;
  const fields = { only: `new:${last}`, [last]: lone.slug };
  expect(menuLinksOf(files, `services/${lone.slug}.yaml`)).toContainEqual({
    label: 'Put it into the menu',
    fields: expect.objectContaining(fields),
    presses: { save: 'Put it into the menu' },
  });
});
