import { GET, POST } from './route.ts';

const id = 'a451fce7-4c2c-432c-802a-f719e9947727';

it.each([
  [`do=answered&of=${id}&until=1&key=x`, `/desk/messages/${id}`],
  ['do=dismissed-all&of=1767614400000&until=1&key=x', '/desk'],
  ['do=answered&of=//example.com', '/desk'],
])('a link of an earlier release’s mail leads to the desk: %s', (query, to) => {
  for (const answer of [GET, POST]) {
    const { status, headers } = answer(new Request(`https://site.test/api/owner?${query}`));
    expect([status, headers.get('location')]).toEqual([303, to]);
  }
});
