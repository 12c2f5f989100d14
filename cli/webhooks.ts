import { count } from '#lib/base/text.ts';
import { sendAlert } from '#lib/health/direct-alerts.ts';
import { type Purpose, webhookKey } from '#lib/post/webhook.ts';
import { type Answer, fail } from './answer.ts';

export async function showKey(purpose: Purpose): Promise<Answer> {
  const key = await webhookKey(purpose);
  return { text: key, data: { key } };
}

export async function sendText(reason: string): Promise<Answer> {
  const { sent, problems } = await sendAlert(reason);
  // One success is enough: a failed systemd unit would send it again and again.
  if (sent === 0) fail(problems.join('\n'));
  const text = [`${count(sent, 'alert')} sent.`, ...problems].join('\n');
  return { text, data: { sent, problems } };
}
