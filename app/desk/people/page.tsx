import { Field, problems } from '#app/desk/parts/desk-field.tsx';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Ask, Press } from '#app/desk/parts/form.tsx';
import { List, Row } from '#app/desk/parts/list.tsx';
import { Sure } from '#app/desk/parts/sure.tsx';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { listPeople, type Person } from '#lib/desk/people.ts';
import { roles } from '#lib/desk/rights.ts';

const kinds: Record<Person['role'], string> = {
  owner: 'Owner: does everything',
  writer: 'Writer: words and letters alone',
  answerer: 'Answerer: messages alone',
};

export default deskPage({ entry: 'people' }, async ({ store, person, query }) => {
  const people = await listPeople(store);
  // A link from anywhere fills in nothing, and never an owner.
  const { email, role } = problems().has('email') ? query : {};
  return (
    <>
      <p className="mt-2 max-w-measure">Who may sign in here, and what for.</p>
      <List>
        {people.map((one) => {
          const { name, email, isFirst } = one;
          const isSelf = email === person.email;
          return (
            <Row
              acts={person.isFresh && !isFirst && !isSelf && <Change person={one} />}
              key={email}
              name={[name, email, isSelf && 'you'].filter(Boolean).join(', ')}
            >
              {standing(one)}
            </Row>
          );
        })}
      </List>
      <Sure person={person} way={deskRoutes.page('people')}>
        <h2>Invite somebody</h2>
        <Press act="invite-person" label="Invite" look="main">
          <Field
            autoComplete="off"
            defaultValue={email}
            label="Email address"
            name="email"
            required
            type="email"
          />
          <Field
            defaultValue={role === 'owner' ? undefined : role}
            label="What they do here"
            name="role"
            options={roles.map((value) => ({ value, label: kinds[value] }))}
          />
        </Press>
      </Sure>
    </>
  );
});

function standing({ isFirst, role, mayPublish }: Person): string {
  if (isFirst) return `${kinds[role]}; set on the server`;
  if (role !== 'writer') return kinds[role];
  return `${kinds[role]}; ${mayPublish ? 'publishes' : 'has an owner publish'}`;
}

function Change({ person: { email, role, mayPublish } }: { person: Person }) {
  return (
    <>
      {role === 'writer' && (
        <Press
          act="let-publish"
          fields={{ email, allowed: mayPublish ? 'no' : 'yes' }}
          label={mayPublish ? 'Have an owner publish what they write' : 'Let them publish'}
        />
      )}
      <Ask act="take-off" fields={{ email }} label="Take them off" yes="Take them off">
        They are signed out everywhere at once. What they wrote stays. Links to previews that they
        have go on working until you end all links, under Publish.
      </Ask>
    </>
  );
}
