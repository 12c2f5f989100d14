import { Facts } from '#app/desk/parts/facts.tsx';
import { env } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';
import { mailboxes } from '#lib/content/site.ts';
import { deskPeople } from '#lib/desk/people.ts';

/** What whoever runs the server has chosen, but for what a check tells already. */
export function WhatIsSet() {
  return (
    <section>
      <h2>What is set</h2>
      <p className="mb-4 max-w-measure">
        To change one, tell whoever runs the server the name in brackets, and what you want instead.
      </p>
      <div className="card">
        <Facts columns="grid-cols-1! sm:grid-cols-2!" facts={settings()} />
      </div>
    </section>
  );
}

/** Of what may hold a secret, only whether it is set. */
function settings() {
  const all = env();
  const { site } = content();
  const { from, to } = mailboxes();
  const told = [all.ALERT_MAIL_TO, all.ALERT_URL && 'a program'].filter(Boolean).join(', ');
  return {
    'Messages go to (MAIL_TO)': to,
    'Mails are from (MAIL_FROM)': from.address,
    'Told when mail fails (ALERT_MAIL_TO, ALERT_URL)': told || 'Nobody',
    'What is not delivered goes to (BOUNCES_ADDRESS)': all.BOUNCES_ADDRESS ?? 'The sender',
    'Mails of a letter in a minute (NEWSLETTER_PER_MINUTE)': all.NEWSLETTER_PER_MINUTE,
    'First owners of the desk (DESK_PEOPLE)': deskPeople().join(', '),
    'Address of the site (SITE_URL)': site.url,
    'Whose clock counts (Words: Name, contact, opening hours)': `${site.address.city}’s`,
    'Visitors can copy text (CONTENT_PROTECTION)': yesOrNo(all.CONTENT_PROTECTION === 'off'),
    'Messages of a visitor in ten minutes (RATE_LIMIT_PER_CLIENT)': all.RATE_LIMIT_PER_CLIENT,
    'Messages of all visitors in a minute (RATE_LIMIT_GLOBAL)': all.RATE_LIMIT_GLOBAL,
  };
}

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');
