import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { listPages } from '#app/desk/words/parts/page-list.tsx';

export default deskPage({ room: 'words', title: 'All pages' }, listPages);
