import { deskRoutes } from '#lib/desk-routes.ts';
import { pageOf } from '#lib/words/files.ts';
import { wordsPage } from '#lib/words/words-routes.ts';

/** Where one goes from words. @param file whose page the preview shows */
export function Bar({ file }: { file?: string | undefined }) {
  const [page = ''] = file ? pageOf(file).split('#') : [];
  const places = [
    ['All words', wordsPage],
    ['Preview', `${deskRoutes.page('preview')}?${new URLSearchParams({ page: page || '/' })}`],
    ['Publish', deskRoutes.page('publish')],
  ] as const;
  return (
    <nav aria-label="Words" className="mt-2">
      <ul className="flex flex-wrap gap-x-4">
        {places.map(([name, address]) => (
          <li key={address}>
            <a href={address} className="inline-block py-2">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
