import { deskPage } from '#app/desk/parts/desk-page.tsx';

export default deskPage({}, () => undefined);
