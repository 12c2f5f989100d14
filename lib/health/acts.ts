import { act } from '#lib/desk/act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { endBackoff } from '#lib/post/retry.ts';
import type { Check } from './check.ts';
import { checkAlerts } from './direct-alerts.ts';
import { sendTestMessage, testReceiver } from './mail-settings.ts';

const right = 'owner';
const to = deskRoutes.page('health');

const done = { sent: 'A test is on its way: look whether it arrived.' };
const refused = { failed: 'The test could not be sent. What is wrong stands below.' };

const test = (deed: 'test mail sent' | 'test alert sent', send: () => Promise<Check>) =>
  act({
    ...{ right, deed, done, refused },
    run: () => ({
      after: async () => ({ to, say: (await send()).state === 'ok' ? 'sent' : 'failed' }),
    }),
  });

export const healthActs = {
  'test-mail': test('test mail sent', sendTestMessage),
  'test-alert': test('test alert sent', () => checkAlerts(true)),
  'test-lead': act({
    right,
    deed: 'test message passed on',
    done,
    refused: {
      failed:
        'The test was not taken. Whoever runs the server sees why with the command: npm run agency -- doctor --send-test',
    },
    run: () => ({
      async after(store) {
        const [check] = await testReceiver();
        if (check?.state !== 'ok') return { to, say: 'failed' };
        // It works: what waits need not wait any longer.
        await endBackoff(store, 'lead-post', Date.now());
        return { to, say: 'sent' };
      },
    }),
  }),
};
