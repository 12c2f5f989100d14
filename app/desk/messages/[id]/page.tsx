import { boxNames, outcomes, stateLabels } from '#app/desk/messages/labels.ts';
import { Field } from '#app/desk/parts/desk-field.tsx';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Press } from '#app/desk/parts/form.tsx';
import { Facts } from '#app/desk/parts/list.tsx';
import { Note } from '#app/desk/parts/note.tsx';
import { Deeds, deedInWords, howLong, Time } from '#app/desk/parts/time.tsx';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { listPeople, type Person, personName } from '#lib/desk/people.ts';
import { may } from '#lib/desk/rights.ts';
import { listTyped } from '#lib/desk/typed-words.ts';
import { answerPlace } from '#lib/leads/answers.ts';
import { contactFacts } from '#lib/leads/contact-fields.ts';
import type { ListedLead } from '#lib/leads/lead-list.ts';
import { type Found, outcomeOf, readStanding } from '#lib/leads/lead-marks.ts';
import { listReplies } from '#lib/leads/replies.ts';
import { sourceName } from '#lib/leads/source.ts';
import { suspicions } from '#lib/leads/suspicions.ts';
import { explainFailure } from '#lib/post/explain-failure.ts';
import { pageName } from '#lib/site/page-list.ts';
import { AnswerForm, Answers, Ways } from './answer.tsx';
import { listAnswers } from './list-answers.ts';

const page = { entry: '', title: 'A message', hasOwnHeading: true } as const;

export default deskPage<{ id: string }>(page, async ({ store, person, query, params: { id } }) => {
  const found = await readStanding(store, id);
  if (!found) return;
  const { lead, deeds, last, mark, seen } = found;
  // A press moves it to another list, and there is more to do in those.
  const isSuspect = (lead.suspicion ?? lead.cleared_suspicion) !== null;
  const box = query.say ? (isSuspect ? 'held' : 'open') : lead.standing;
  const isTold = last && (last.what === 'answer failed' || mark === lead.standing);
  const drafts = await listTyped(store, answerPlace(id));
  return (
    <>
      <p>
        <a href={`${deskRoutes.home}?box=${box}`}>Back to “{boxNames[box]}”</a>
      </p>
      <h1 className="mt-2">
        <bdi>{lead.name}</bdi>
      </h1>
      <p className="mt-1 text-ink-2">
        <Time at={lead.received_at} />
      </p>
      <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        <div>
          <Note as="p" className="mt-4 whitespace-pre-wrap" dir="auto">
            {lead.message}
          </Note>
          <Ways lead={lead} />
          <Answers answers={await listAnswers(store, lead)} />
          {(lead.standing === 'open' || lead.standing === 'answered') && (
            <AnswerForm
              id={id}
              replies={await listReplies(store)}
              seen={seen}
              typed={drafts.find(({ who }) => who === person.email)?.typed ?? ''}
            />
          )}
          <p className="mt-4">
            <strong>{stateLabels[lead.state].name}.</strong>{' '}
            {isTold ? `${deedInWords(last)}.` : stateLabels[lead.state].means}
          </p>
          <Buttons {...found} />
          <Outcome lead={lead} seen={seen} />
        </div>
        <About lead={lead} seesPerson={may(person, 'owner')} />
        <div>
          {lead.standing !== 'held' && lead.standing !== 'dismissed' && (
            <CareForm lead={lead} people={await listPeople(store)} seen={seen} />
          )}
          <Press act="note" className="mt-6" fields={{ id, seen }} label="Save the note">
            <Field
              defaultValue={lead.note ?? ''}
              label="Note, for you and the others at the desk"
              maxLength={2000}
              name="note"
              rows={3}
            />
          </Press>
          {deeds.length > 0 && (
            <>
              <h2>What was done with it</h2>
              <Deeds deeds={deeds} />
            </>
          )}
        </div>
      </div>
    </>
  );
});

/** A message, and the last that was done with it. */
type Seen = { lead: ListedLead; seen: string };

function Buttons({ lead: { id }, seen, last, mark, fits }: Found) {
  return (
    <div className="mt-2 flex flex-wrap items-end gap-x-3">
      {fits('released') && (
        <Press act="released" fields={{ id, seen }} label="A person wrote this" look="main" />
      )}
      {fits('answered') && <Press act="answered" fields={{ id, seen }} label="Answered" />}
      {fits('dismissed') && <Press act="dismissed" fields={{ id, seen }} label="Not a message" />}
      {mark && (
        <Press
          act="undo"
          fields={{ id, seen }}
          label={last?.what === 'answer sent' ? 'It is still to answer' : 'Take that back'}
        />
      )}
    </div>
  );
}

/** Whether its visitor became a client. */
function Outcome({ lead, seen }: Seen) {
  const { id, won_at, lost_at, standing } = lead;
  const was = outcomeOf(lead);
  if (!was && standing !== 'answered') return null;
  const others = was ? ({ '': 'It is open again' } as const) : outcomes;
  return (
    <div className="mt-4">
      <p>
        {was ? <strong>{outcomes[was]}, </strong> : 'Did they become a client?'}
        {was && <Time at={won_at ?? lost_at ?? 0} />}
      </p>
      <div className="flex flex-wrap gap-x-3">
        {Object.entries(others).map(([outcome, label]) => (
          <Press act="outcome" fields={{ id, seen, outcome }} key={outcome} label={label} />
        ))}
      </div>
    </div>
  );
}

function CareForm({ lead, seen, people }: Seen & { people: readonly Person[] }) {
  const { id, looked_after_by, ask_again } = lead;
  const emails = people.filter((one) => may(one, 'messages')).map(({ email }) => email);
  const offered = new Set(['', looked_after_by ?? '', ...emails]);
  return (
    <Press act="look-after" className="mt-6" fields={{ id, seen }} label="Save it">
      <Field
        defaultValue={looked_after_by ?? ''}
        label="Who looks after it"
        name="by"
        options={[...offered].map((value) => ({ value, label: personName(value) || 'Nobody yet' }))}
      />
      <Field
        defaultValue={ask_again ?? ''}
        hint="From that day on, the morning mail names them."
        label="A day to ask again"
        name="day"
        type="date"
      />
    </Press>
  );
}

function About({ lead, seesPerson }: { lead: ListedLead; seesPerson: boolean }) {
  const { email, page, page_before, first_page, received_at, answered_at, suspicion, last_error } =
    lead;
  return (
    <div className="card mt-6 self-start lg:row-span-2 lg:mt-4">
      <Facts
        columns="grid-cols-1!"
        facts={{
          ...Object.fromEntries(
            contactFacts(lead).map(({ label, value }) => [label, isolated(value || 'not given')]),
          ),
          'Written on the page': page.startsWith('/') ? linkTo(page) : 'not known',
          'Page before that': linkTo(page_before),
          'Visit began on': linkTo(first_page),
          'Brought by': isolated(sourceName(lead) || 'not known'),
          'Answered after': answered_at !== null && howLong(answered_at - received_at),
          'Why it is a suspect': suspicion && suspicions[suspicion],
          'Why it has not arrived': last_error && explainFailure(last_error),
        }}
      />
      {seesPerson && (
        <p>
          <a href={deskRoutes.person(email)}>All that is kept of this person</a>
        </p>
      )}
    </div>
  );
}

const isolated = (text: string) => <bdi>{text}</bdi>;

const linkTo = (page: string | null) => page && <a href={page}>{pageName(page)}</a>;
