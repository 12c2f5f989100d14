import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { listPages } from './parts/page-list.tsx';

const page = { title: 'Words', at: deskRoutes.page('words'), right: 'words' } as const;

export default deskPage(page, listPages);
