import { allow, type Run, say as sayOne, writeDown } from '#lib/desk/old-act.ts';
import type { Check } from '#lib/desk/check.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { testReceiver } from '#lib/leads/checks.ts';
import { endBackoff } from '#lib/post/retry.ts';
import { checkAlerts } from './checks/alerts.ts';
import { sendTestMessage } from './checks/mail.ts';
import type { HealthSaid } from './said.ts';

const say = sayOne<HealthSaid>;

const healthPage = deskRoutes.page('health');

export const healthActs = allow('owner', {
  'test-mail': test('test mail sent', sendTestMessage),
  'test-alert': test('test alert sent', () => checkAlerts(true)),

  'test-lead': async (desk) => {
    await writeDown(desk, 'test message passed on');
    const [check] = await testReceiver();
    if (check?.state !== 'ok') return say(healthPage, 'test-lead-failed');
    // It works: what waits need not wait any longer.
    await endBackoff(desk.store, 'lead-post', Date.now());
    return say(healthPage, 'test-sent');
  },
});

function test(what: 'test mail sent' | 'test alert sent', send: () => Promise<Check>): Run {
  return async (desk) => {
    await writeDown(desk, what);
    const { state } = await send();
    return say(healthPage, state === 'ok' ? 'test-sent' : 'test-failed');
  };
}
