import { MailFrames } from '#app/desk/letters/mail-frames.tsx';
import { readProgress } from '#app/desk/letters/progress.ts';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Press } from '#app/desk/parts/form.tsx';
import { Facts, List, Row } from '#app/desk/parts/list.tsx';
import { Live } from '#app/desk/parts/live.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { env } from '#lib/base/env.ts';
import { count } from '#lib/base/text.ts';
import { dateOf } from '#lib/content/weeks.ts';
import { findRow } from '#lib/database/rows.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { countLeft } from '#lib/letters/letters.ts';
import { composeCopy } from '#lib/letters/mails.ts';
import { sourceOfLetter } from '#lib/letters/name-link.ts';
import { readLetter } from '#lib/letters/read-letter.ts';
import { explainFailure } from '#lib/post/explain-failure.ts';
import { campaignName } from '#lib/visits/counters.ts';
import { reportVisits } from '#lib/visits/visits.ts';

const mostRefusals = 100;

const page = { entry: 'letters', title: 'A letter', right: 'owner', hasOwnHeading: true } as const;

export default deskPage<{ id: string }>(page, async ({ store, person, query, params: { id } }) => {
  const letter = await findRow(store.db, 'letters', { id });
  if (!letter) return;
  const progress = await readProgress(store, letter);
  const { state, readers, sent, waiting, refused, withdrawn, isPending } = progress;
  const refusals = await store.db
    .selectFrom('outbox')
    .innerJoin('subscribers', 'subscribers.id', 'outbox.subject_id')
    .select(['subscribers.email', 'outbox.last_error'])
    .where('letter_id', '=', id)
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .limit(mostRefusals)
    .execute();
  const days = { first: dateOf(letter.created_at), last: dateOf(Date.now()) };
  const { campaigns } = await reportVisits(store, days);
  const campaign = campaignName(sourceOfLetter(letter));
  const brought = campaigns.find(({ name }) => name === campaign);
  const read = readLetter(letter);
  const left = state === 'Stopped' ? await countLeft(store, letter) : 0;
  const minutes = Math.ceil(waiting / env().NEWSLETTER_PER_MINUTE);
  return (
    <>
      <p>
        <a href={deskRoutes.page('letters')}>Back to the letters</a>
      </p>
      <h1 className="mt-2" dir="auto">
        {letter.subject}
      </h1>
      <p className="mt-4">
        <strong>{state}.</strong> {sent} of {count(readers, 'reader')} got it.{' '}
        {waiting > 0 && `${waiting} wait, about ${count(minutes, 'more minute')}.`}
      </p>
      <progress aria-label="Sent" className="mt-2 w-full" max={Math.max(1, readers)} value={sent} />
      <div className="mt-4">
        <Facts
          facts={{
            Begun: <Time at={letter.created_at} />,
            'Refused by the reader’s mail server': refused,
            'Left meanwhile, or not sent as it was stopped': withdrawn,
            'Visits by its links to this site': brought?.visits ?? 0,
            'Messages of those visits': brought?.messages ?? 0,
          }}
        />
      </div>
      {(state === 'On its way' || isPending) && (
        <Live isLive={query.live === 'on'} page={deskRoutes.letter(id)} />
      )}
      {state === 'On its way' && (
        <Press act="stop-letter" fields={{ id }} label="Stop it" look="danger" />
      )}
      {left > 0 && (
        <Press
          act="resume-letter"
          fields={{ id }}
          label={`Go on: ${count(left, 'more reader')}`}
          look="main"
        />
      )}
      {refusals.length > 0 && <h2>Who refused it</h2>}
      <List>
        {refusals.map(({ email, last_error }) => (
          <Row href={deskRoutes.reader(email)} key={email} name={email}>
            {explainFailure(last_error ?? '')}
          </Row>
        ))}
      </List>
      {!('problems' in read) && (
        <>
          <h2>The mail</h2>
          <MailFrames html={composeCopy(read, person.email).html} />
        </>
      )}
    </>
  );
});
