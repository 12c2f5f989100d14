import { type Env, env } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';
import { closeAfter } from './close-after.ts';

type Settings = { [Name in keyof Env]?: Env[Name] | undefined };

/** Has these settings until the end of the test. */
export function given(settings: Settings): void {
  const before = Object.keys(settings).map((name) => [name, env()[name as keyof Env]]);
  Object.assign(env(), settings);
  closeAfter(() => Object.assign(env(), Object.fromEntries(before)));
}

/** A mail server that nobody asks: without one, some mails are not even queued. */
export const mailServer = { SMTP_URL: 'smtp://127.0.0.1:9' };

/** Has the agency, until the end of the test, in Lahore: five hours ahead of UTC, at work from 11 to 20. */
export function inLahore(): void {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
  jest.replaceProperty(content().site, 'timeZone', 'Asia/Karachi');
  jest.replaceProperty(content().site, 'hours', [{ days, opens: '11:00', closes: '20:00' }]);
}
