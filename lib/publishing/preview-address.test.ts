import { allPages } from '#lib/content/page-list.ts';
import { pageOf, previewAddress } from './preview-address.ts';

it('asks the maker for every page, and photographs', () => {
  const paths = allPages().map(({ path }) => path);
  expect(paths.map(previewAddress).map(pageOf)).toEqual(paths);
  expect(pageOf('/desk/preview/assets/photographs/a-480.avif')).toContain('photographs');
});

it.each(['draft', 'desk', 'preview', 'cards/home.png', 'api/health', '_next/image', 'blog/a/b'])(
  'asks it for nothing else: %s',
  (address) => {
    expect(pageOf(`/desk/preview/${address}`)).toBe('/404');
  },
);
