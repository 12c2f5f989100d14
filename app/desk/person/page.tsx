import { Field, Tick } from '#app/desk/parts/desk-field.tsx';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Press, Search } from '#app/desk/parts/form.tsx';
import { Sure } from '#app/desk/parts/sure.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { count } from '#lib/base/text.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { type ContactMessage, listFields, personFields } from '#lib/leads/contact-fields.ts';
import { reasons } from '#lib/letters/subscribers.ts';
import { detailsOf, findPersonalData, type PersonalData } from '#lib/privacy/people.ts';

export default deskPage({ entry: 'person' }, async ({ store, person, query }) => {
  const email = query.email ?? '';
  const data = email ? await findPersonalData(store, email) : undefined;
  return (
    <>
      <p className="mt-2 max-w-measure">
        The privacy policy promises people to show, correct and erase what is kept about them. Make
        sure first that the request comes from the address in question.
      </p>
      <Search
        button="Show"
        defaultValue={email}
        id="of"
        label="Address"
        maxLength={150}
        name="email"
        required
        type="email"
      />
      {email && !data && (
        <p className="card mt-6">
          Nothing is kept about <bdi>{email}</bdi>.
        </p>
      )}
      {data && <Kept data={data} person={person} />}
    </>
  );
});

type KeptProps = { data: PersonalData; person: Desk['person'] };

function Kept({ data, person }: KeptProps) {
  const { email, leads, subscriptions, outbox, signed } = data;
  const details: Partial<ContactMessage> = leads.at(-1) ?? { email };
  return (
    <div className="mt-6 grid items-start gap-4 md:grid-cols-2 md:grid-rows-[auto_1fr]">
      <section className="card">
        <h2 className="mt-0!">What is kept</h2>
        <ul className="grid gap-2">
          {leads.map((lead) => (
            <li key={lead.id}>
              <a href={deskRoutes.message(lead.id)}>
                Message of <bdi>{lead.name}</bdi>
              </a>
              , <Time at={lead.received_at} />
            </li>
          ))}
          {subscriptions.map(({ id, consent_at, unsubscribed_at, left_by }) => (
            <li key={id}>
              Newsletter since <Time at={consent_at} />
              {unsubscribed_at !== null && (
                <>
                  , left <Time at={unsubscribed_at} />
                  {left_by && `: ${reasons[left_by]}`}
                </>
              )}
            </li>
          ))}
          <li>{count(outbox.length, 'mail')} written or waiting</li>
          {signed > 0 && <li>Named {count(signed, 'time')} for what was done at the desk</li>}
        </ul>
        <Press
          act="export-person"
          fields={{ email }}
          label="Save it all as a file for the person"
          look="main"
        />
      </section>
      <section className="card md:row-span-2">
        <h2 className="mt-0!">Correct</h2>
        <Press
          act="correct-person"
          fields={{ person: email, was: detailsOf(leads) }}
          label="Correct it"
        >
          {listFields(personFields).map(
            ({ field, label, maxLength }) =>
              field in details && (
                <Field
                  defaultValue={details[field]}
                  dir="auto"
                  key={field}
                  label={label}
                  maxLength={maxLength}
                  name={field}
                />
              ),
          )}
          <Tick name="same">
            If there are messages of the new address, the same person wrote them
          </Tick>
          <p>It is corrected in all messages and in the subscription.</p>
        </Press>
      </section>
      <section className="card">
        <h2 className="mt-0!">Erase</h2>
        <Sure person={person} way={deskRoutes.person(email)}>
          <Press act="erase-person" fields={{ email }} label="Erase" look="danger">
            <Tick name="sure" required>
              Erase everything above, for good
            </Tick>
          </Press>
        </Sure>
      </section>
    </div>
  );
}
