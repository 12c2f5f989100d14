import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { type Env, env } from '#lib/base/env.ts';
import { count } from '#lib/base/text.ts';
import { content } from '#lib/content/content.ts';
import { mailboxes } from '#lib/content/site.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { deskPeople } from '#lib/desk/people.ts';

const page = { title: 'Settings', at: deskRoutes.page('settings'), right: 'owner' } as const;

export default deskPage(page, () => (
  <>
    <p className="mt-2 max-w-measure">
      What is in force now. To change one, tell whoever runs the server the name in small letters
      and what you want instead.
    </p>
    <div className="mt-6 grid gap-4 md:grid-cols-2">
      {Object.entries(settings(env())).map(([group, ofGroup]) => (
        <section className="card" key={group}>
          <h2 className="mt-0!">{group}</h2>
          <dl className="grid-cols-1!">
            {Object.entries(ofGroup).map(([variable, [question, answer]]) => (
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
));

type Setting = readonly [question: string, answer: string];

/** By the name of the variable. Of what may hold a secret, only whether it is set. */
function settings(all: Env): Record<string, Record<string, Setting>> {
  const { site } = content();
  const { from, to } = mailboxes();
  const goesOut = all.SMTP_URL ? 'Yes, by your mail server' : 'No: it is written to a folder';
  const pace = `${count(all.NEWSLETTER_PER_MINUTE, 'mail')} a minute`;
  const returnsTo = all.BOUNCES_ADDRESS ?? 'The sender';
  const ofOne = `${all.RATE_LIMIT_PER_CLIENT.toLocaleString('en')} in ten minutes at most`;
  const ofAll = `${all.RATE_LIMIT_GLOBAL.toLocaleString('en')} in a minute at most`;
  const stored = all.DATABASE_URL ? 'In PostgreSQL' : 'In a file on the server';
  return {
    'Messages and mail': {
      MAIL_TO: ['Where messages go', to],
      MAIL_FROM: ['Who the site’s mails are from', from.address],
      SMTP_URL: ['Whether mail goes out', goesOut],
      SMTP_TLS: ['Whether mail has to go encrypted', yesOrNo(all.SMTP_TLS !== 'optional')],
      NEWSLETTER_PER_MINUTE: ['How fast a letter goes out', pace],
      LETTER_LINKS: [
        'Whether links of letters are counted',
        yesOrNo(all.LETTER_LINKS === 'counted'),
      ],
      BOUNCES_ADDRESS: ['Where undelivered mail goes back to', returnsTo],
      BOUNCES_IMAP_URL: [
        'Whether the mailbox of what comes back is read',
        yesOrNo(all.BOUNCES_IMAP_URL),
      ],
    },
    People: {
      DESK_PEOPLE: ['The first owners of the desk', deskPeople().join(', ')],
      ALERT_MAIL_TO: ['Who is mailed when mail fails', all.ALERT_MAIL_TO ?? 'Nobody'],
      ALERT_URL: ['Which program is told when mail fails', oneOrNone(all.ALERT_URL)],
      LEADS_URL: ['Which program gets each message, too', oneOrNone(all.LEADS_URL)],
    },
    'The site': {
      SITE_URL: ['Its address', site.url],
      'Words: Name, contact, opening hours': ['Whose clock counts', `${site.address.city}’s`],
      CONTENT_PROTECTION: [
        'Whether visitors can copy text',
        yesOrNo(all.CONTENT_PROTECTION === 'off'),
      ],
      DATABASE_URL: ['Where messages are stored', stored],
    },
    'Against floods': {
      RATE_LIMIT_PER_CLIENT: ['Messages from one visitor', ofOne],
      RATE_LIMIT_GLOBAL: ['Messages from all visitors', ofAll],
      TRUSTED_PROXIES: ['Servers between visitors and the site', String(all.TRUSTED_PROXIES)],
    },
  };
}

const yesOrNo = (is: unknown) => (is ? 'Yes' : 'No');
const oneOrNone = (is: unknown) => (is ? 'One is set' : 'None');
