import { deskPage } from '#app/desk/parts/desk-page.tsx';

export default deskPage({ title: 'Not there', at: '', right: 'everybody' }, () => undefined);
