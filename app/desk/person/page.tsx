import { onDesk, type Query, type SearchParams } from '#app/desk/parts/on-desk.tsx';
import { Press } from '#app/desk/parts/press.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { detailsOf } from '#lib/desk/details.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { deskRoutes } from '#lib/desk-routes.ts';
import { count } from '#lib/owner/text.ts';
import { contactFields } from '#lib/shared/contact-fields.ts';
import { findPersonalData, type PersonalData } from '#lib/store/people.ts';

export const metadata = { title: 'A person’s data' };

export default function PersonPage({ searchParams }: { searchParams: SearchParams }) {
  const at = deskRoutes.page('person');
  return onDesk({ title: 'A person’s data', at, searchParams, render: renderPerson });
}

async function renderPerson({ store }: Desk, query: Query) {
  const email = query.email?.trim() ?? '';
  const data = email ? await findPersonalData(store, email) : undefined;
  const isKnown = data && data.leads.length + data.subscriptions.length > 0;
  return (
    <>
      <p className="mt-2 max-w-measure">
        The privacy policy promises people to show, correct and erase what is kept about them. Make
        sure first that the request comes from the address in question.
      </p>
      <form method="get" className="mt-4 flex max-w-[32rem] flex-wrap items-end gap-2">
        <div className="grow basis-48">
          <label htmlFor="of">Address</label>
          <input id="of" name="email" type="email" defaultValue={email} maxLength={150} required />
        </div>
        <button type="submit">Show</button>
      </form>
      {data && !isKnown && (
        <p className="card mt-6">
          Nothing is kept about <bdi>{email}</bdi>.
        </p>
      )}
      {isKnown && <Kept email={email} data={data} />}
    </>
  );
}

function Kept({ email, data }: { email: string; data: PersonalData }) {
  const { leads, subscriptions, outbox } = data;
  const latest = leads.at(-1);
  return (
    <div className="mt-6 grid items-start gap-4 md:grid-cols-2 md:grid-rows-[auto_1fr]">
      <section className="card">
        <h2 className="mt-0!">What is kept</h2>
        <ul className="grid gap-2">
          {leads.map((lead) => (
            <li key={lead.id}>
              <a href={deskRoutes.page(`messages/${lead.id}`)}>
                Message of <bdi>{lead.name}</bdi>
              </a>
              , <Time at={lead.received_at} />
            </li>
          ))}
          {subscriptions.map(({ id, consent_at, unsubscribed_at }) => (
            <li key={id}>
              Newsletter since <Time at={consent_at} />
              {unsubscribed_at !== null && (
                <>
                  , left <Time at={unsubscribed_at} />
                </>
              )}
            </li>
          ))}
          <li>{count(outbox.length, 'mail')} written or waiting</li>
        </ul>
        <Press
          act="export-person"
          label="Save it all as a file for the person"
          fields={{ email }}
          look="main"
        />
      </section>
      <section className="card md:row-span-2">
        <h2 className="mt-0!">Correct</h2>
        <form method="post" action={deskRoutes.act('correct-person')} className="grid gap-3">
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="was" value={detailsOf(leads)} />
          {latest && (
            <>
              <Field
                name="name"
                label="Name"
                value={latest.name}
                max={contactFields.name.maxLength}
              />
              <Field
                name="phone"
                label="Phone"
                value={latest.phone}
                max={contactFields.phone.maxLength}
              />
            </>
          )}
          <Field
            name="newEmail"
            label="E-mail"
            value={latest?.email ?? email}
            max={contactFields.email.maxLength}
          />
          <label className="flex items-center gap-3">
            <input type="checkbox" name="same" value="yes" />
            If there are messages of the new address, the same person wrote them
          </label>
          <p>It is corrected in all messages and in the subscription.</p>
          <div>
            <button type="submit">Correct it</button>
          </div>
        </form>
      </section>
      <section className="card">
        <h2 className="mt-0!">Erase</h2>
        <form method="post" action={deskRoutes.act('erase-person')}>
          <input type="hidden" name="email" value={email} />
          <label className="flex items-center gap-3">
            <input type="checkbox" name="sure" value="yes" required />
            Erase everything above, for good
          </label>
          <button type="submit" className="danger mt-3">
            Erase
          </button>
        </form>
      </section>
    </div>
  );
}

type FieldProps = { name: string; label: string; value: string; max: number };

function Field({ name, label, value, max }: FieldProps) {
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      <input id={name} name={name} defaultValue={value} maxLength={max} dir="auto" />
    </div>
  );
}
