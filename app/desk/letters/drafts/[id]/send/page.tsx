import { Field } from '#app/desk/parts/desk-field.tsx';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Press } from '#app/desk/parts/form.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { env } from '#lib/base/env.ts';
import { count } from '#lib/base/text.ts';
import { content } from '#lib/content/content.ts';
import { localTime } from '#lib/content/weeks.ts';
import type { Store } from '#lib/database/store.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { findDraft } from '#lib/letters/drafts.ts';
import { countLeft, findLetter, findNamesake } from '#lib/letters/letters.ts';
import { readDraft } from '#lib/letters/read-letter.ts';

const page = { room: 'letters', title: 'Send it to the readers?', right: 'owner' } as const;

export default deskPage<{ id: string }>(page, async ({ store, params: { id } }) => {
  const draft = await findDraft(store, id);
  if (!draft) return;
  const read = readDraft(draft);
  const back = <a href={deskRoutes.draft(id)}>Back to the letter</a>;
  const found = 'problems' in read ? 'It has mistakes.' : await readersOf(store, read.id);
  if ('problems' in read || typeof found !== 'number') {
    return (
      <p className="mt-4">
        {found} {back}
      </p>
    );
  }
  const { version, planned_at } = draft;
  const { subject } = read.letter;
  const readers = count(found, 'reader');
  const minutes = Math.ceil(found / env().NEWSLETTER_PER_MINUTE);
  const namesake = await findNamesake(store, subject);
  return (
    <>
      <p className="card mt-4 text-lg font-semibold" dir="auto">
        {subject}
      </p>
      <p className="mt-2">
        It goes to <strong>{readers}</strong>, in about {count(minutes, 'minute')}. What has gone
        cannot be called back. {back}
      </p>
      {namesake && (
        <p className="mt-2">
          Another letter with this subject was sent <Time at={namesake.created_at} />: its readers
          get this one, too.
        </p>
      )}
      <Press
        act="send-letter"
        fields={{ id, version }}
        label={`Send it to ${readers} now`}
        look="main"
      />
      <h2>Or later</h2>
      <Press act="plan-letter" fields={{ id, version }} label="Send it then">
        <Field
          className="max-w-[20rem]"
          defaultValue={planned_at === null ? '' : localTime(planned_at).replace(' ', 'T')}
          hint={
            <>
              It is now <Time at={Date.now()} /> there.
            </>
          }
          label={`When, by the clock in ${content().site.address.city}`}
          name="at"
          required
          type="datetime-local"
        />
      </Press>
    </>
  );
});

/** To how many it would go; else why it cannot. */
async function readersOf(store: Store, letterId: string) {
  const earlier = await findLetter(store, letterId);
  if (earlier) {
    return (
      <>
        <a href={deskRoutes.letter(earlier.id)}>This very letter</a> was sent before,{' '}
        <Time at={earlier.created_at} />. To send it to all again, change a word.
      </>
    );
  }
  if (!env().SMTP_URL) {
    return (
      <>
        No mail server is set, so no letter can be sent:{' '}
        <a href={deskRoutes.page('health')}>Is it working?</a> says more.
      </>
    );
  }
  const readers = await countLeft(store, { id: letterId, created_at: Date.now() });
  return readers || 'Nobody is subscribed.';
}
