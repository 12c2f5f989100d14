import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { listPages } from '#app/desk/words/parts/page-list.tsx';
import { deskRoutes } from '#lib/desk/desk-routes.ts';

const page = { title: 'All pages', at: deskRoutes.page('words'), right: 'words' } as const;

export default deskPage(page, listPages);
