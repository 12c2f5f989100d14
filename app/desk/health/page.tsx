import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Press } from '#app/desk/parts/form.tsx';
import { Facts } from '#app/desk/parts/list.tsx';
import { Note } from '#app/desk/parts/note.tsx';
import { env } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';
import { mailboxes } from '#lib/content/site.ts';
import { deskPeople } from '#lib/desk/people.ts';
import type { Check } from '#lib/health/check.ts';
import { checkAll } from '#lib/health/checks.ts';
import { news } from './news.ts';

export default deskPage({ entry: 'health' }, async ({ store }) => {
  const { LEADS_URL } = env();
  const checks = await checkAll((check) => check(store));
  const failed = checks.filter(({ state }) => state === 'failed');
  return (
    <>
      <p className="mt-2 text-lg">
        {failed.length === 0
          ? 'Yes: a message that is sent now reaches you.'
          : `Not all of it. To look at: ${failed.length} of ${checks.length}.`}
      </p>
      <ul className="mt-4 grid gap-2 md:grid-cols-2">
        {(['failed', 'skipped', 'ok'] as const)
          .flatMap((state) => checks.filter((check) => check.state === state))
          .map((check) => (
            <Finding check={check} key={check.name} />
          ))}
      </ul>
      <h2>Try it</h2>
      <p className="max-w-measure">
        The test mail goes to {mailboxes().to}, the test alert to whoever is told when mail fails.
        Once the test mail or test message is taken, what waited to be sent to you or to that
        program goes at once.
      </p>
      <div className="flex flex-wrap gap-3">
        <Press act="test-mail" label="Send a test mail" />
        <Press act="test-alert" label="Send a test alert" />
        {LEADS_URL && (
          <Press act="test-lead" label={`Send a test message to ${new URL(LEADS_URL).host}`} />
        )}
      </div>
      <h2>What is set</h2>
      <p className="mb-4 max-w-measure">
        To change one, tell whoever runs the server the name in brackets, and what you want instead.
      </p>
      <div className="card">
        <Facts columns="grid-cols-1! sm:grid-cols-2!" facts={settings()} />
      </div>
      <h2>New in this version</h2>
      <ul className="max-w-measure list-disc pl-5">
        {news.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
});

const looks = {
  ok: { mark: 'Works', look: 'done', color: 'text-sabz-700' },
  failed: { mark: 'Needs attention', look: 'wrong', color: 'text-surkh-700' },
  skipped: { mark: 'Not set up', look: 'ask', color: 'text-genda-700' },
} as const;

function Finding({ check: { name, state, detail, title, advice } }: { check: Check }) {
  const { mark, look, color } = looks[state];
  return (
    <Note as="li" className={state === 'ok' ? '' : 'md:col-span-2'} look={look}>
      <p className={`text-sm font-semibold ${color}`}>{mark}</p>
      <p className="font-semibold">{title}</p>
      {advice && <p className="mt-1 max-w-measure">{advice}</p>}
      <details className="text-sm text-ink-2">
        <summary className="py-1">For whoever runs the server</summary>
        {name}: {detail}
      </details>
    </Note>
  );
}

/**
 * What whoever runs the server has chosen, but for what a check tells already; of what may hold a secret, only whether
 * it is set.
 */
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
    'Visitors can copy text (CONTENT_PROTECTION)': all.CONTENT_PROTECTION === 'off' ? 'Yes' : 'No',
    'Messages of a visitor in ten minutes (RATE_LIMIT_PER_CLIENT)': all.RATE_LIMIT_PER_CLIENT,
    'Messages of all visitors in a minute (RATE_LIMIT_GLOBAL)': all.RATE_LIMIT_GLOBAL,
  };
}
