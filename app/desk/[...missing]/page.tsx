import { onDesk, type SearchParams } from '#app/desk/parts/on-desk.tsx';

export default function MissingPage({ searchParams }: { searchParams: SearchParams }) {
  return onDesk({
    title: 'There is no such page',
    at: '',
    searchParams,
    render: async () => <p className="mt-4">Choose one above.</p>,
  });
}
