import { Facts } from '#app/desk/parts/facts.tsx';
import { env } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';
import { mailboxes } from '#lib/content/site.ts';
import { deskPeople } from '#lib/desk/people.ts';

/** What whoever runs the server has chosen, but for what a check tells already. */
export function WhatIsSet() {
  const facts = settings().map(([name, value, variable]) => [
    name,
    <>
      {value} <code className="block text-xs text-ink-2">{variable}</code>
    </>,
  ]);
  return (
    <section>
      <h2>What is set</h2>
      <p className="mb-4 max-w-measure">
        To change one, tell whoever runs the server the name below it, and what you want instead.
      </p>
      <div className="card">
        <Facts columns="grid-cols-1! sm:grid-cols-2!" facts={Object.fromEntries(facts)} />
      </div>
    </section>
  );
}

/** Of what may hold a secret, only whether it is set. */
function settings(): readonly (readonly [
  name: string,
  value: string | number,
  variable: string,
])[] {
  const all = env();
  const { site } = content();
  const { from, to } = mailboxes();
  const told = [all.ALERT_MAIL_TO, all.ALERT_URL && 'a program'].filter(Boolean);
  return [
    ['Messages go to', to, 'MAIL_TO'],
    ['Mails are from', from.address, 'MAIL_FROM'],
    ['Told when mail fails', told.join(', ') || 'Nobody', 'ALERT_MAIL_TO, ALERT_URL'],
    ['What is not delivered goes to', all.BOUNCES_ADDRESS ?? 'The sender', 'BOUNCES_ADDRESS'],
    ['Mails of a letter in a minute', all.NEWSLETTER_PER_MINUTE, 'NEWSLETTER_PER_MINUTE'],
    ['Links of letters are counted', yesOrNo(all.LETTER_LINKS === 'counted'), 'LETTER_LINKS'],
    ['First owners of the desk', deskPeople().join(', '), 'DESK_PEOPLE'],
    ['Address of the site', site.url, 'SITE_URL'],
    ['Whose clock counts', `${site.address.city}’s`, 'Words: Name, contact, opening hours'],
    ['Visitors can copy text', yesOrNo(all.CONTENT_PROTECTION === 'off'), 'CONTENT_PROTECTION'],
    ['Messages of one visitor in ten minutes', all.RATE_LIMIT_PER_CLIENT, 'RATE_LIMIT_PER_CLIENT'],
    ['Messages of all visitors in a minute', all.RATE_LIMIT_GLOBAL, 'RATE_LIMIT_GLOBAL'],
  ];
}

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');
