import { globSync } from 'node:fs';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { entriesOf } from './menu.tsx';

it('leads to every page of the desk, but where nobody is signed in', () => {
  const owner = { role: 'owner', mayPublish: true } as const;
  const led = [true, false].flatMap((areDaily) => entriesOf(owner, areDaily));
  const pages = globSync('app/desk/*/page.tsx')
    .map((file) => file.split('/')[2] ?? '')
    .filter((name) => !['enter', 'sign-in', '[...missing]'].includes(name))
    .map(deskRoutes.page);
  expect(led.map(({ address }) => address).sort()).toEqual([deskRoutes.home, ...pages].sort());
});
