import { type Env, env } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';

/** Has these settings until the end of the test. */
export function given(settings: { [Name in keyof Env]?: Env[Name] | undefined }): void {
  for (const [name, value] of Object.entries(settings) as [keyof Env, never][]) {
    // Jest replaces what is there.
    Object.assign(env(), { [name]: env()[name] });
    jest.replaceProperty(env(), name, value);
  }
}

/** A mail server that nobody asks: without one, some mails are not even queued. */
export const mailServer = { SMTP_URL: 'smtp://127.0.0.1:9' };

/** Has the agency, until the end of the test, in Lahore: five hours ahead of UTC, at work from 11 to 20. */
export function inLahore(): void {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
  jest.replaceProperty(content().site, 'timeZone', 'Asia/Karachi');
  jest.replaceProperty(content().site, 'hours', [{ days, opens: '11:00', closes: '20:00' }]);
}
