import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Bar } from '#app/desk/words/parts/bar.tsx';
import { Unsaved } from '#app/desk/words/parts/unsaved.tsx';
import { may } from '#lib/desk/rights.ts';
import { wakeMaker } from '#lib/publishing/ask-maker.ts';
import { readProgress } from '#lib/publishing/progress.ts';
import { Changes } from './changes.tsx';
import { Colleague } from './colleague.tsx';
import { Earlier } from './earlier.tsx';
import { ProgressOf } from './progress.tsx';
import { readChanges } from './to-publish.ts';

export default deskPage({ entry: 'publish' }, async ({ query, ...desk }) => {
  const { store, person } = desk;
  if (process.env.NODE_ENV === 'development') {
    return (
      <p className="mt-4 max-w-measure">
        This is a developer’s machine, where every page shows the words of the files in content/.
        There is nothing to publish.
      </p>
    );
  }
  const mayPublish = may(person, 'publishing');
  if (mayPublish) wakeMaker();
  const progress = await readProgress(store);
  const isGoing = progress !== undefined && !progress.ended;
  // Comparing all words takes the server a tenth of a second.
  const changes = isGoing ? undefined : await readChanges(store);
  const [ticked, needed] = [query.ticked, query.needed].map(
    (files) => files?.split('.').filter(Boolean) ?? [],
  );
  return (
    <>
      <Bar at="publish" />
      {progress && <ProgressOf isLive={query.live === 'on'} progress={progress} />}
      {changes && (await Unsaved({ ...desk, words: changes.words }))}
      {changes && (
        <Changes
          changes={changes}
          mayPublish={mayPublish}
          needed={needed ?? []}
          ticked={ticked ?? []}
        />
      )}
      {await Colleague({ store, shown: query.link && query.page })}
      {await Earlier({ store, mayGoBack: mayPublish && !isGoing })}
    </>
  );
});
