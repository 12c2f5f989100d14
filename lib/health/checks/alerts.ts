import { env } from '#lib/base/env.ts';
import { count } from '#lib/base/text.ts';
import { type Check, checkOf } from '../check.ts';
import { missingForAlerts, sendAlert } from '../direct-alerts.ts';

export async function checkAlerts(sendTest: boolean): Promise<Check> {
  const alerts = checkOf('alerts', {
    works: 'Somebody is told when mail fails',
    fails: 'Nobody would be told if mail failed',
    advice: 'Whoever runs the server sets ALERT_MAIL_TO to an address at another provider.',
  });
  const { ALERT_URL, ALERT_MAIL_TO } = env();
  const missing = missingForAlerts();
  if (!ALERT_URL && missing) return alerts[ALERT_MAIL_TO ? 'failed' : 'skipped'](missing);
  if (!sendTest) return alerts.ok('somebody is notified; --send-test sends a test');
  const { sent, problems } = await sendAlert('This is a test by `agency doctor`.');
  return problems.length > 0
    ? alerts.failed(problems.join(' '))
    : alerts.ok(`${count(sent, 'test')} sent: check that it arrived`);
}
