import { Deeds } from '#app/desk/parts/deeds.tsx';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { pageOf } from '#app/desk/parts/pages.tsx';
import { listDeeds, nameDeeds } from './list-deeds.ts';

const perPage = 50;

export default deskPage({ room: 'log' }, async ({ store, query }) => {
  const { rows, pages } = await pageOf(query, perPage, (part) => listDeeds(store, part));
  const names = await nameDeeds(store, rows);
  return (
    <>
      <p className="mt-2 mb-4 max-w-measure">
        Who did what, the latest first. It is kept as long as messages are. Whoever was erased since
        is not named.
      </p>
      <Deeds
        about={({ which }) => {
          // An id has no dot: this is a file of the content.
          if (which.includes('.')) return <code> {which}</code>;
          const named = names.get(which);
          return (
            named && (
              <>
                {': '}
                <a href={named.href}>
                  <bdi>{named.name}</bdi>
                </a>
              </>
            )
          );
        }}
        deeds={rows}
      />
      {pages}
    </>
  );
});
