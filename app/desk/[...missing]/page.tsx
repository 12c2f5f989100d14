import { redirect } from 'next/navigation';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { deskRoutes } from '#lib/desk/desk-routes.ts';

/** Pages of versions before this one, and where one finds now what they had. */
const moved = new Map([
  ['preview', 'words'],
  ['settings', 'health'],
]);

export default deskPage<{ missing: string[] }>({}, ({ params, query }) => {
  const there = moved.get(params.missing.join('/'));
  const asked = new URLSearchParams(query as Record<string, string>);
  if (there) redirect(`${deskRoutes.page(there)}?${asked}`);
});
