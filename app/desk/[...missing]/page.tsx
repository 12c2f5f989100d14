import { deskPage } from '#app/desk/parts/desk-page.tsx';

export const metadata = { title: 'Not there' };

export default deskPage({ at: '' }, () => undefined);
