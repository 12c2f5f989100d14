import { z } from 'zod';
import { maskSecrets, secretSettings } from './mask-secrets.ts';
import { findMisspelledSettings } from './settings/misspelled-settings.ts';

export type Env = z.output<typeof schema>;

export class EnvError extends Error {
  override name = 'EnvError';
}

/**
 * @param input an empty variable counts as absent
 * @throws EnvError naming each invalid variable, its value (never a secret) and the format it must have,
 *   and each that looks misspelled
 */
export function parseEnv(input: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value?.trim()));
  const lines = findMisspelledSettings(Object.keys(given), settingNames);
  // Content protection would block the developer tools.
  const protection = { CONTENT_PROTECTION: input.NODE_ENV === 'development' ? 'off' : 'on' };
  const result = schema.safeParse({ ...protection, ...given });
  if (result.success && lines.length === 0) return result.data;
  for (const issue of result.error?.issues ?? []) {
    const name = String(issue.path[0]);
    const got = secrets.has(name)
      ? ''
      : `is ${maskSecrets(JSON.stringify(given[name]), given)}, but `;
    lines.push(`${name} ${got}must be ${issue.message}`);
  }
  throw new EnvError(`The configuration cannot be used.\n  ${lines.join('\n  ')}`);
}

let current: Env | undefined;

/** Read once. @throws EnvError */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}

/** @param ms how long to wait for what others do; PATIENCE times as long on a slow machine */
export function patience(ms: number): number {
  return ms * env().PATIENCE;
}

const secrets = new Set<string>(secretSettings);

const phone = z
  .string()
  .regex(/^\+[0-9][0-9 ()-]{8,}$/, 'a number in international format, e.g. +92 300 0000000');

const mailbox = (format: string) =>
  z
    .string()
    .regex(/^(?:[^<>"\r\n]+ <[^<>\s@,;]+@[^<>\s@,;]+>|[^<>\s@,;]+@[^<>\s@,;]+)$/, format)
    .transform(parseMailbox);

const address = (protocol: RegExp, format: string, isValid: (url: URL) => boolean = () => true) =>
  z
    .url({ protocol, error: format, abort: true })
    .refine((value) => isValid(new URL(value)), format);

const count = (format: string, min: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, format)
    .transform(Number)
    .refine((value) => value >= min, format);

const webhook = address(
  /^https?$/,
  'an http(s) address without a user name or password, e.g. https://hooks.example.com/site',
  // `fetch` takes no address with a login.
  ({ username, password }) => !username && !password,
);

const schema = z.object({
  PORT: z
    .string()
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) < 65_536, 'a port, e.g. 3000')
    .transform(Number)
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: address(
    /^https?$/,
    'an http(s) address without a path or a login, e.g. https://example.com',
    ({ href, origin }) => href === `${origin}/`,
  )
    .transform((value) => new URL(value).origin)
    .optional(),
  AGENCY_EMAIL: z.email('an email address, e.g. hello@example.com').optional(),
  AGENCY_PRIVACY_EMAIL: z.email('an email address, e.g. privacy@example.com').optional(),
  AGENCY_PHONE: phone.optional(),
  AGENCY_CHAT_NUMBER: phone.optional(),
  CONTENT_PROTECTION: z.enum(['on', 'off'], 'on or off'),
  // There, Node would try for ever to make it.
  DATA_DIR: z
    .string()
    .regex(/^(?!\/+proc(?:\/|$))/, 'a folder for files that stay, e.g. /var/lib/site')
    .default('./data'),
  DATABASE_URL: address(
    /^postgres(ql)?$/,
    'an address like postgres://user:password@db.example.com:5432/site',
  ).optional(),
  APP_SECRET: z.string().min(32, 'a secret of at least 32 characters').optional(),
  PATIENCE: count('how many times as long to wait for others, e.g. 3', 1).default(1),
  HSTS_PRELOAD: z.enum(['on', 'off'], 'on or off').default('off'),
  TRUSTED_PROXIES: count('a number of proxies, e.g. 1', 0).default(0),
  RATE_LIMIT_PER_CLIENT: count('a number of messages in ten minutes, e.g. 100', 1).default(100),
  RATE_LIMIT_NEWSLETTER: count('a number of sign-ups in ten minutes, e.g. 10', 1).default(10),
  RATE_LIMIT_GLOBAL: count('a number of messages in a minute, e.g. 2000', 1).default(2_000),
  RATE_LIMIT_NEWSLETTER_GLOBAL: count('a number of sign-ups in a minute, e.g. 30', 1).default(30),
  RATE_LIMIT_VISITS: count('a number of page views in a day, e.g. 1000', 1).default(1_000),
  NEWSLETTER_PER_MINUTE: count('a number of mails in a minute, e.g. 60', 1).default(60),
  SMTP_URL: address(
    /^smtps?$/,
    'an address like smtp://user:password@mail.example.com:587 or smtps://…',
    // A mail server is asked with both or with neither.
    ({ host, username, password }) => !!host && !username === !password,
  ).optional(),
  SMTP_TLS: z.enum(['required', 'optional'], 'required or optional').default('required'),
  MAIL_FROM: mailbox('a mailbox like "Website <website@example.com>"').optional(),
  MAIL_TO: z.email('an email address, e.g. leads@example.com').optional(),
  DESK: z.enum(['on', 'off'], 'on or off').default('on'),
  DESK_PEOPLE: z
    .string()
    .refine(
      (value) => addresses(value).every((one) => z.email().safeParse(one).success),
      'email addresses with commas between them, e.g. owner@example.com, ali@example.com',
    )
    .transform(addresses)
    .optional(),
  BOUNCES_IMAP_URL: address(
    /^imaps?$/,
    'an address like imaps://user:password@mail.example.com:993, with / and a folder’s name where it is not INBOX',
    ({ host, username, password }) => !!host && !!username && !!password,
  ).optional(),
  BOUNCES_ADDRESS: z
    .string()
    .regex(
      /^[\w.-]{0,31}@[\w-]+(?:\.[\w-]+)+$/,
      'an address that takes plus tags, e.g. bounces@example.com, or a whole domain, e.g. @bounces.example.com',
    )
    .optional(),
  LEADS_URL: webhook.optional(),
  ALERT_URL: webhook.optional(),
  ALERT_MAIL_TO: z.email('an email address, e.g. owner@example.net').optional(),
});

export const settingNames = Object.keys(schema.shape);

function addresses(value: string): string[] {
  return value.split(',').map((one) => one.trim());
}

export type Mailbox = { name: string; address: string };

function parseMailbox(value: string): Mailbox {
  const [, name, address] = /^(.*) <(.*)>$/.exec(value) ?? [];
  return address ? { name: name ?? '', address } : { name: '', address: value };
}
