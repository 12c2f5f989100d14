import { onDesk, type SearchParams } from '#app/desk/parts/on-desk.tsx';

export const metadata = { title: 'Not there' };

export default function MissingPage({ searchParams }: { searchParams: SearchParams }) {
  return onDesk({ title: '', at: '', searchParams, render: async () => undefined });
}
