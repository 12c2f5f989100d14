import type { Store } from '#lib/database/store.ts';
import { act } from '#lib/desk/act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { endBackoff } from '#lib/post/retry.ts';
import type { Check } from './check.ts';
import { checkAlerts } from './direct-alerts.ts';
import { sendTestMessage, testReceiver } from './mail-settings.ts';

const test = (
  deed: 'test mail sent' | 'test alert sent' | 'test message passed on',
  send: (store: Store) => Promise<Check | undefined>,
) =>
  act({
    ...{ right: 'owner', deed },
    done: { sent: 'A test is on its way: look whether it arrived.' },
    refused: {
      failed:
        'The test could not be sent. A check below says why, or the command npm run agency -- doctor --send-test.',
    },
    run: () => ({
      after: async (store) => ({
        to: deskRoutes.page('health'),
        say: (await send(store))?.state === 'ok' ? 'sent' : 'failed',
      }),
    }),
  });

export const healthActs = {
  'test-mail': test('test mail sent', sendTestMessage),
  'test-alert': test('test alert sent', () => checkAlerts(true)),
  'test-lead': test('test message passed on', async (store) => {
    const [check] = await testReceiver();
    // It works: what waits need not wait any longer.
    if (check?.state === 'ok') await endBackoff(store, 'lead-post', Date.now());
    return check;
  }),
};
