import { onDesk, type SearchParams } from '#app/desk/parts/on-desk.tsx';
import { content } from '#lib/content/content.ts';
import { deskRoutes } from '#lib/desk-routes.ts';
import { type Env, env } from '#lib/env.ts';
import { count } from '#lib/owner/text.ts';
import { deskPeople } from '#lib/sign-in/people.ts';
import { mailboxes } from '#lib/site.ts';

export const metadata = { title: 'Settings' };

export default function SettingsPage({ searchParams }: { searchParams: SearchParams }) {
  const at = deskRoutes.page('settings');
  return onDesk({ title: 'Settings', at, searchParams, render: async () => <Settings /> });
}

type Setting = readonly [question: string, answer: string, variable: string];

/** Of what may hold a secret, only whether it is set. */
function settings(all: Env): [group: string, settings: Setting[]][] {
  const { site } = content();
  const { from, to } = mailboxes();
  return [
    [
      'Messages and mail',
      [
        ['Where messages go', to, 'MAIL_TO'],
        ['Who the site’s mails are from', from.address, 'MAIL_FROM'],
        [
          'Whether mail goes out',
          all.SMTP_URL ? 'Yes, by your mail server' : 'No: it is written to a folder',
          'SMTP_URL',
        ],
        [
          'Whether mail has to go encrypted',
          all.SMTP_TLS === 'optional' ? 'No' : 'Yes',
          'SMTP_TLS',
        ],
        [
          'How fast a letter goes out',
          `${count(all.NEWSLETTER_PER_MINUTE, 'mail')} a minute`,
          'NEWSLETTER_PER_MINUTE',
        ],
        [
          'Where undelivered mail goes back to',
          all.BOUNCES_ADDRESS ?? 'The sender',
          'BOUNCES_ADDRESS',
        ],
        [
          'Whether the mailbox of what comes back is read',
          all.BOUNCES_IMAP_URL ? 'Yes' : 'No',
          'BOUNCES_IMAP_URL',
        ],
      ],
    ],
    [
      'People',
      [
        ['Who may sign in here', deskPeople().join(', '), 'DESK_PEOPLE'],
        ['Who is mailed when mail fails', all.ALERT_MAIL_TO ?? 'Nobody', 'ALERT_MAIL_TO'],
        [
          'Which program is told when mail fails',
          all.ALERT_URL ? 'One is set' : 'None',
          'ALERT_URL',
        ],
        [
          'Which program gets each message, too',
          all.LEADS_URL ? 'One is set' : 'None',
          'LEADS_URL',
        ],
      ],
    ],
    [
      'The site',
      [
        ['Its address', site.url, 'SITE_URL'],
        ['Whose clock counts', `${site.address.city}’s`, 'content/site.yaml'],
        [
          'Whether visitors can copy text',
          all.CONTENT_PROTECTION === 'off' ? 'Yes' : 'No',
          'CONTENT_PROTECTION',
        ],
        [
          'Where messages are stored',
          all.DATABASE_URL ? 'In PostgreSQL' : 'In a file on the server',
          'DATABASE_URL',
        ],
      ],
    ],
    [
      'Against floods',
      [
        [
          'Messages from one visitor',
          `${all.RATE_LIMIT_PER_CLIENT.toLocaleString('en')} in ten minutes at most`,
          'RATE_LIMIT_PER_CLIENT',
        ],
        [
          'Messages from all visitors',
          `${all.RATE_LIMIT_GLOBAL.toLocaleString('en')} in a minute at most`,
          'RATE_LIMIT_GLOBAL',
        ],
        ['Servers between visitors and the site', String(all.TRUSTED_PROXIES), 'TRUSTED_PROXIES'],
      ],
    ],
  ];
}

function Settings() {
  return (
    <>
      <p className="mt-2 max-w-measure">
        What is in force now. To change one, tell whoever runs the server the name in small letters
        and what you want instead.
      </p>
      <div className="mt-6 grid gap-4 md:grid-cols-2">
        {settings(env()).map(([group, ofGroup]) => (
          <section key={group} className="card">
            <h2 className="mt-0!">{group}</h2>
            <dl className="grid-cols-1!">
              {ofGroup.map(([question, answer, variable]) => (
                <div key={variable}>
                  <dt>{question}</dt>
                  <dd>
                    {answer}
                    <code className="block text-xs text-ink-2">{variable}</code>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
