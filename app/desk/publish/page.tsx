import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Press } from '#app/desk/parts/form.tsx';
import { Bar } from '#app/desk/words/parts/bar.tsx';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { hasGit } from '#lib/publishing/history.ts';
import { readProgress } from '#lib/publishing/progress.ts';
import { Changes, readChanges, type WordsToPublish } from './changes.tsx';
import { Earlier } from './earlier.tsx';
import { ProgressOf } from './progress.tsx';

const page = { title: 'Publish', at: deskRoutes.page('publish') };

export default deskPage(page, async ({ query }) => {
  const problem = await findProblem();
  if (problem) return <p className="mt-4 max-w-measure">{problem}</p>;
  const progress = readProgress();
  const isGoing = progress?.state === 'going on';
  // Comparing all words takes the server a tenth of a second.
  const words = isGoing ? undefined : readChanges();
  return (
    <>
      <Bar at="publish" />
      {progress && <ProgressOf isLive={query.live === 'on'} progress={progress} />}
      {words && <Changes {...words} />}
      {words && isReady(words) && <Press act="publish" label="Publish" look="main" />}
      <Earlier isGoing={isGoing} />
    </>
  );
});

function isReady({ differences, mistakes, removed }: WordsToPublish): boolean {
  return mistakes.length + removed.length === 0 && differences.length > 0;
}

async function findProblem(): Promise<string | undefined> {
  if (process.env.NODE_ENV === 'development') {
    return 'This is a developer’s machine, where every page shows the words as they are. There is nothing to publish.';
  }
  if (!(await hasGit())) {
    return 'Who changed which words is kept by Git, which this server lacks. Ask whoever runs it to install it: apt-get install git.';
  }
  return undefined;
}
