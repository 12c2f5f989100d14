import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Press } from '#app/desk/parts/form.tsx';
import { Note } from '#app/desk/parts/note.tsx';
import { env } from '#lib/base/env.ts';
import { mailboxes } from '#lib/content/site.ts';
import type { Check } from '#lib/health/check.ts';
import { checkStore, checkSurroundings } from '#lib/health/checks.ts';
import { news } from './news.ts';
import { WhatIsSet } from './what-is-set.tsx';

export default deskPage({ room: 'health' }, async ({ store }) => {
  const { LEADS_URL } = env();
  const checks = [...(await checkStore(store)), ...(await checkSurroundings())];
  const failed = checks.filter(({ state }) => state === 'failed');
  return (
    <>
      <p className="mt-2 text-lg">
        {failed.length === 0
          ? 'Yes: a message that is sent now reaches you.'
          : `Not all of it: ${failed.length} of ${checks.length} need attention.`}
      </p>
      <ul className="mt-4 grid gap-2 md:grid-cols-2">
        {checks
          .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
          .map((check) => (
            <Finding check={check} key={check.name} />
          ))}
      </ul>
      <h2>Try it</h2>
      <p className="max-w-measure">
        The test mail goes to {mailboxes().to}, the test alert to whoever is told when mail fails.
      </p>
      <div className="flex flex-wrap gap-3">
        <Press act="test-mail" label="Send a test mail" />
        <Press act="test-alert" label="Send a test alert" />
        {LEADS_URL && (
          <Press act="test-lead" label={`Send a test message to ${new URL(LEADS_URL).host}`} />
        )}
      </div>
      <WhatIsSet />
      <h2>New in this version</h2>
      <ul className="max-w-measure list-disc pl-5">
        {news.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
});

const order: readonly Check['state'][] = ['failed', 'skipped', 'ok'];

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
