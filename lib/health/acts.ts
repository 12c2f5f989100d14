import type { OutboxKind } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { act } from '#lib/desk/act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { endBackoff } from '#lib/post/retry.ts';
import type { Check } from './check.ts';
import { checkAlerts } from './direct-alerts.ts';
import { sendTestMessage, testReceiver } from './mail-settings.ts';

/** @param alike where it was taken, what goes where that goes need not wait any longer */
const test = (
  deed: 'test mail sent' | 'test alert sent' | 'test message passed on',
  send: () => Promise<Check | undefined>,
  alike?: OutboxKind,
) =>
  act('owner', {
    deed,
    done: { sent: 'A test is on its way: look whether it arrived.' },
    refused: {
      failed:
        'The test could not be sent. A check below says why, or the command npm run agency -- doctor --send-test.',
    },
    run: () => ({
      async after(store: Store) {
        const isTaken = (await send())?.state === 'ok';
        if (isTaken && alike) await endBackoff(store, alike, Date.now());
        return { to: deskRoutes.page('health'), say: isTaken ? 'sent' : 'failed' };
      },
    }),
  });

export const healthActs = {
  'test-mail': test('test mail sent', sendTestMessage, 'lead'),
  'test-alert': test('test alert sent', () => checkAlerts(true)),
  'test-lead': test('test message passed on', async () => (await testReceiver())[0], 'lead-post'),
};
