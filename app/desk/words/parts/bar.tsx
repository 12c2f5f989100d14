import { Tabs } from '#app/desk/parts/list.tsx';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { wakeMaker } from '#lib/publishing/ask-maker.ts';

type Props = {
  at?: 'words' | 'pages' | 'preview' | 'publish';
  /** That the site shows. */
  page?: string;
};

/** Where one goes from words. */
export function Bar({ at, page = '/' }: Props) {
  // Who sees this is about to look at a preview, also after an hour of writing.
  if (process.env.NODE_ENV === 'production') wakeMaker();
  const tabs = [
    { name: 'The site', href: deskRoutes.words(page), isCurrent: at === 'words' },
    { name: 'Pages, search', href: deskRoutes.page('words/pages'), isCurrent: at === 'pages' },
    { name: 'Preview', href: deskRoutes.preview(page), isCurrent: at === 'preview' },
    { name: 'Publish', href: deskRoutes.page('publish'), isCurrent: at === 'publish' },
  ];
  return <Tabs label="Words" tabs={tabs} />;
}
