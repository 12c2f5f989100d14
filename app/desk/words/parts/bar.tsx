import { deskRoutes } from '#lib/desk-routes.ts';
import { warmPreview } from '#lib/publishing/preview.ts';
import { canMakePages } from '#lib/publishing/start.ts';
import { pageOf } from '#lib/words/files.ts';
import { wordsPage } from '#lib/words/words-routes.ts';

/** Where one goes from words. @param file whose page the preview shows */
export function Bar({ file }: { file?: string | undefined }) {
  // Who sees this is about to look at a preview, also after an hour of writing.
  if (process.env.NODE_ENV === 'production' && canMakePages()) warmPreview();
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
