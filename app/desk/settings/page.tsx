import { onDesk, type SearchParams } from '#app/desk/parts/on-desk.tsx';
import { content } from '#lib/content/content.ts';
import { deskRoutes } from '#lib/desk-routes.ts';
import { type Env, env } from '#lib/env.ts';
import { deskPeople } from '#lib/sign-in/people.ts';
import { mailboxes } from '#lib/site.ts';

export const metadata = { title: 'Settings' };

export default function SettingsPage({ searchParams }: { searchParams: SearchParams }) {
  const at = deskRoutes.page('settings');
  return onDesk({ title: 'Settings in force', at, searchParams, render: async () => <Settings /> });
}

/** Of what may hold a secret, only whether it is set. */
const given = (value: string | undefined) => (value ? 'set' : 'not set');

function settings(all: Env): [name: string, value: string, what: string][] {
  const { from, to } = mailboxes();
  return [
    ['SITE_URL', content().site.url, 'the site’s address'],
    ['MAIL_TO', to, 'where messages go'],
    ['MAIL_FROM', from.address, 'who the site’s mails are from'],
    ['DESK_PEOPLE', deskPeople().join(', '), 'who may sign in here'],
    ['SMTP_URL', given(all.SMTP_URL), 'the mail server'],
    ['SMTP_TLS', all.SMTP_TLS, 'whether mail has to go encrypted'],
    ['NEWSLETTER_PER_MINUTE', String(all.NEWSLETTER_PER_MINUTE), 'mails of a letter in a minute'],
    ['DATABASE_URL', all.DATABASE_URL ? 'PostgreSQL' : 'a file', 'where messages are stored'],
    ['ALERT_MAIL_TO', all.ALERT_MAIL_TO ?? 'not set', 'who is told when mail fails'],
    ['ALERT_URL', given(all.ALERT_URL), 'what is told when mail fails'],
    ['TRUSTED_PROXIES', String(all.TRUSTED_PROXIES), 'proxies in front of the site'],
    ['CONTENT_PROTECTION', all.CONTENT_PROTECTION, 'whether copying is blocked'],
    ['RATE_LIMIT_PER_CLIENT', String(all.RATE_LIMIT_PER_CLIENT), 'messages of one in ten minutes'],
    ['RATE_LIMIT_GLOBAL', String(all.RATE_LIMIT_GLOBAL), 'messages of all in a minute'],
  ];
}

function Settings() {
  return (
    <>
      <p className="mt-2 max-w-measure">
        They are changed on the server, in its environment or the file .env, and hold from the next
        start.
      </p>
      <dl className="mt-4">
        {settings(env()).map(([name, value, what]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd>
              {value}
              <span className="block text-sm text-ink-2">{what}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
