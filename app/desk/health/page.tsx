import { onDesk, type SearchParams } from '#app/desk/parts/on-desk.tsx';
import { Press } from '#app/desk/parts/press.tsx';
import { adviceOn } from '#lib/desk/advice.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { deskRoutes } from '#lib/desk-routes.ts';
import { env } from '#lib/env.ts';
import { checkDns } from '#lib/owner/checks/dns.ts';
import { checkMail } from '#lib/owner/checks/mail.ts';
import { checkDisk, checkStore } from '#lib/owner/checks/store.ts';
import { mailboxes } from '#lib/site.ts';

export const metadata = { title: 'Health' };

export default function HealthPage({ searchParams }: { searchParams: SearchParams }) {
  const at = deskRoutes.page('health');
  return onDesk({ title: 'Is it working?', at, searchParams, render: renderHealth });
}

const states = { ok: 'Works', failed: 'Needs attention', skipped: 'Not looked at' } as const;

async function renderHealth({ store }: Desk) {
  const { SMTP_URL } = env();
  const checks = [
    ...(await checkStore(store)),
    checkDisk(),
    ...(await checkMail()),
    ...(SMTP_URL ? await checkDns(mailboxes().from.address) : []),
  ];
  const failed = checks.filter(({ state }) => state === 'failed');
  return (
    <>
      <p className="mt-2 text-lg">
        {failed.length === 0
          ? 'Yes: a message that is sent now reaches you.'
          : `Not all of it: ${failed.length} of ${checks.length} need attention.`}
      </p>
      <ul className="mt-4">
        {checks.map(({ name, state, detail }) => (
          <li key={name} className="border-b border-sand-200 py-3">
            <p>
              <strong className={state === 'failed' ? 'text-surkh-700' : undefined}>
                {states[state]}: {name}
              </strong>
            </p>
            <p className="text-sm text-ink-2">{detail}</p>
            {state !== 'ok' && <p>{adviceOn(name)}</p>}
          </li>
        ))}
      </ul>
      <h2>Try it</h2>
      <div className="flex flex-wrap gap-3">
        <Press act="test-mail" label={`Send a test mail to ${mailboxes().to}`} />
        <Press act="test-alert" label="Send a test alert" />
      </div>
    </>
  );
}
