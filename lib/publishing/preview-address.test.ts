import { allPages } from '#lib/site/page-list.ts';
import { pageOf, previewAddress } from './preview-address.ts';

it('asks the maker for every page and an article for its dialog, and for nothing else', () => {
  const paths = allPages().map(({ path }) => path);
  expect(paths.map(previewAddress).map(pageOf)).toEqual(paths);
  expect(pageOf('/desk/preview/assets/articles/a-check')).toBe('/assets/articles/a-check');
  for (const other of ['draft', 'desk', 'cards/home.png', 'api/health', '_next/image', 'blog/a/b'])
    expect(pageOf(`/desk/preview/${other}`)).toBe('/404');
});
