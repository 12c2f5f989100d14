import { Tabs } from '#app/desk/parts/list.tsx';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { pageOf } from '#lib/editing/files.ts';
import { wakeMaker } from '#lib/publishing/ask-maker.ts';

type Props = {
  at?: 'words' | 'pages' | 'preview' | 'publish';
  /** Whose page the site shows. */
  file?: string | undefined;
  page?: string | undefined;
};

/** Where one goes from words. */
export function Bar({ at, file, page: shown = '/' }: Props) {
  // Who sees this is about to look at a preview, also after an hour of writing.
  if (process.env.NODE_ENV === 'production') wakeMaker();
  const [page = ''] = file ? pageOf(file).split('#') : [shown];
  const tabs = [
    { name: 'The site', href: deskRoutes.words(page), isCurrent: at === 'words' },
    { name: 'Pages, search', href: deskRoutes.page('words/pages'), isCurrent: at === 'pages' },
    { name: 'Preview', href: deskRoutes.preview(page || '/'), isCurrent: at === 'preview' },
    { name: 'Publish', href: deskRoutes.page('publish'), isCurrent: at === 'publish' },
  ];
  return <Tabs label="Words" tabs={tabs} />;
}
