import { env } from '#lib/base/env.ts';
import { reasonOf } from '#lib/base/text.ts';
import { sendTestLead } from '#lib/leads/lead-event.ts';
import { type Check, checkOf } from '../check.ts';

/** Sends LEADS_URL an invented message. Nothing where there is none. */
export async function testReceiver(): Promise<Check[]> {
  const { LEADS_URL } = env();
  if (!LEADS_URL) return [];
  const { ok, failed } = checkOf('test of the receiver');
  const { host } = new URL(LEADS_URL);
  try {
    await sendTestLead();
    return [ok(`${host} took it: check that it arrived`)];
  } catch (error) {
    return [failed(`${host} did not take it: ${reasonOf(error)}`)];
  }
}
