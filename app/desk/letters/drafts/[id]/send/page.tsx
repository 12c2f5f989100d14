import { redirect } from 'next/navigation';
import { Field } from '#app/desk/parts/desk-field.tsx';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Press } from '#app/desk/parts/form.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { env } from '#lib/base/env.ts';
import { count } from '#lib/base/text.ts';
import { content } from '#lib/content/content.ts';
import { localTime } from '#lib/content/weeks.ts';
import { addressOf } from '#lib/desk/answer-act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { readToSend } from '#lib/letters/acts.ts';
import { countLeft } from '#lib/letters/letters.ts';

const page = { entry: 'letters', title: 'Send it to the readers?', right: 'owner' } as const;

export default deskPage<{ id: string }>(page, async ({ store, params: { id } }) => {
  const sendable = await readToSend({ store }, { id });
  if (!sendable.ready) redirect(addressOf('send-letter', sendable));
  const { draft, read } = sendable.ready;
  const { version, planned_at } = draft;
  const left = await countLeft(store, { id: read.id, created_at: Date.now() });
  const readers = count(left, 'reader');
  const minutes = Math.ceil(left / env().NEWSLETTER_PER_MINUTE);
  const back = <a href={deskRoutes.draft(id)}>Back to the letter</a>;
  if (left === 0) return <p className="mt-4">Nobody is subscribed. {back}</p>;
  return (
    <>
      <p className="card mt-4 text-lg font-semibold" dir="auto">
        {read.letter.subject}
      </p>
      <p className="mt-2">
        It goes to <strong>{readers}</strong>, in about {count(minutes, 'minute')}. What has gone
        cannot be called back. {back}
      </p>
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
