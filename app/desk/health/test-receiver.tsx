import { Press } from '#app/desk/parts/press.tsx';
import { env } from '#lib/env.ts';

/** Nothing where messages are passed on to no program. */
export function TestReceiver() {
  const { LEADS_URL } = env();
  if (!LEADS_URL) return null;
  const { host } = new URL(LEADS_URL);
  return <Press act="test-lead" label={`Send a test message to ${host}`} />;
}
