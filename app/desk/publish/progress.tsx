import { Live } from '#app/desk/parts/live.tsx';
import { Note } from '#app/desk/parts/note.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { personName } from '#lib/desk/people.ts';
import type { Progress } from '#lib/publishing/progress.ts';

const outcomes: Record<NonNullable<Progress['ended']>['how'], string> = {
  published: 'The words are published.',
  mistakes: 'Nothing was published: something in the words had to be put right first.',
  overtaken:
    'Nothing was published: somebody else was faster. Look at what has changed, and press Publish again.',
  'disk full':
    'Nothing was published: the server’s disk is full. Ask whoever runs it to make room. The site is as it was.',
  failed: 'Nothing was published: something failed. The site is as it was.',
  'cut off':
    'Publishing was cut off, so nothing has changed. Press Publish again. If it happens twice, look at “Is it working?”: the disk may be full.',
};

/** How far publishing is, or what it came to. */
export function ProgressOf({ progress, isLive }: { progress: Progress; isLive: boolean }) {
  const { who, begun, step, ended } = progress;
  if (!who && (ended?.how === 'cut off' || ended?.how === 'published')) return null;
  const subject = who ? `${personName(who)} publishes` : 'A page goes live';
  return (
    <Note look="news">
      {!ended && (
        <>
          <p>
            <strong>{subject}.</strong> {step} Begun <Time at={begun} />
          </p>
          <Live isLive={isLive} page={deskRoutes.page('publish')} />
        </>
      )}
      {ended && (
        <p>
          <strong>{outcomes[ended.how]}</strong> {personName(who)}, <Time at={ended.at} />
        </p>
      )}
      {ended?.reason && <pre className="mt-2 text-sm whitespace-pre-wrap">{ended.reason}</pre>}
    </Note>
  );
}
