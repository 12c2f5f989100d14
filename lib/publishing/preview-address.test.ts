import { allPages } from '#lib/site/page-list.ts';
import { pageOf, previewAddress } from './preview-address.ts';

it('asks the maker for every page, and their files, and for nothing else', () => {
  const paths = allPages().map(({ path }) => path);
  expect(paths.map(previewAddress).map(pageOf)).toEqual(paths);
  for (const file of ['photographs/a-480.avif', 'articles/a-check'])
    expect(pageOf(`/desk/preview/assets/${file}`)).toBe(`/assets/${file}`);
  for (const other of ['draft', 'desk', 'cards/home.png', 'api/health', '_next/image', 'blog/a/b'])
    expect(pageOf(`/desk/preview/${other}`)).toBe('/404');
});
