import { userAgentFromString } from 'next/server';
import { Field } from '#app/desk/parts/desk-field.tsx';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Press } from '#app/desk/parts/form.tsx';
import { List, Row } from '#app/desk/parts/list.tsx';
import { PasskeyForm, Sure } from '#app/desk/parts/sure.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { hasPasskeys, listPasskeys } from '#lib/desk/passkeys.ts';
import { personName } from '#lib/desk/people.ts';
import { may } from '#lib/desk/rights.ts';
import { listSessions } from '#lib/desk/sessions.ts';

export default deskPage({ entry: 'sessions' }, async ({ store, person }) => {
  const all = await listSessions(store);
  const mayEnd = (email: string) => may(person, 'owner') || email === person.email;
  const sessions = all.filter(({ email }) => mayEnd(email));
  return (
    <>
      <p className="mt-2 max-w-measure">
        A session ends by itself after a week without use, and after 30 days in any case. End one
        that you do not know.
      </p>
      <Sure person={person} way={deskRoutes.page('sessions')} />
      <List>
        {sessions.map(({ id, email, browser, since, used }) => (
          <Row
            acts={
              person.isFresh &&
              id !== person.sessionId && (
                <Press act="end-session" fields={{ id }} label="End this session" look="danger" />
              )
            }
            key={id}
            name={`${personName(email)}${id === person.sessionId ? ', this browser' : ''}`}
          >
            Since <Time at={Date.parse(since)} />, last used about <Time at={Date.parse(used)} />
            <bdi className="block">{browserName(browser ?? '')}</bdi>
          </Row>
        ))}
      </List>
      <Press act="name-yourself" className="mt-8" label="Save your name">
        <Field
          defaultValue={person.name}
          hint="Your answers come from it, and the desk says it in place of your address."
          id="your-name"
          label="Your name"
          maxLength={60}
          name="name"
        />
        <Field
          defaultValue={person.signature ?? ''}
          dir="auto"
          label="What stands below your answers"
          maxLength={500}
          name="signature"
          rows={3}
        />
      </Press>
      {hasPasskeys() && (await Passkeys({ store, person }))}
    </>
  );
});

/** What a person calls a browser and its device; what it calls itself, where neither is known. */
function browserName(userAgent: string): string {
  const { browser, os, device } = userAgentFromString(userAgent);
  const system = device.vendor === 'Apple' ? device.model : os.name;
  return [browser.name, system].filter(Boolean).join(' on ') || userAgent || 'unknown browser';
}

async function Passkeys({ store, person: { email, isFresh } }: Desk) {
  const passkeys = await listPasskeys(store, email);
  return (
    <>
      <h2>Your passkeys</h2>
      <p className="max-w-measure">
        With a passkey you sign in by your finger, your face or a PIN, and no mail is needed. A
        mailed link still works, too.
      </p>
      <List>
        {passkeys.map(({ id, name, created_at, used_at }) => (
          <Row
            acts={
              isFresh && (
                <Press act="remove-passkey" fields={{ id }} label="Remove it" look="danger" />
              )
            }
            key={id}
            name={name || 'Without a name'}
          >
            Since <Time at={created_at} />
            {used_at !== null && ', last used '}
            {used_at !== null && <Time at={used_at} />}
          </Row>
        ))}
      </List>
      {isFresh && (
        <PasskeyForm act="add-passkey" label="Add a passkey">
          <Field label="Its name, say “My phone”" maxLength={60} name="name" required />
        </PasskeyForm>
      )}
    </>
  );
}
