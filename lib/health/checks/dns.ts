import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import { env, patience } from '#lib/base/env.ts';
import { reasonOf } from '#lib/base/text.ts';
import { isPlaceholder, mailboxes } from '#lib/content/site.ts';
import { type Check, checkOf } from '../check.ts';

/** Of the sender's domain; nothing where no mail goes out, or no domain is set. @param server asked in place of the machine's own */
export async function checkDns(server?: string): Promise<Check[]> {
  const { address } = mailboxes().from;
  if (!env().SMTP_URL || isPlaceholder(address)) return [];
  const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1));
  const resolver = new Resolver({ timeout: patience(3_000), tries: 1 });
  if (server) resolver.setServers([server]);
  const textOf = async (name: string, pattern: RegExp) => {
    const records = await ask(() => resolver.resolveTxt(name));
    return records?.map((parts) => parts.join('')).find((text) => pattern.test(text));
  };
  const spam = 'your mails may be taken for spam';
  const records = [
    [
      'MX',
      'answers and bounces get lost',
      async () => (await ask(() => resolver.resolveMx(domain)))?.some(({ exchange }) => exchange),
    ],
    ['SPF', spam, () => textOf(domain, /^v=spf1( |$)/i)],
    // DNS cannot list the keys, but without any, their parent name does not exist.
    ['DKIM', spam, () => ask(() => resolver.resolveTxt(`_domainkey.${domain}`))],
    ['DMARC', 'others can write in your name', () => policyOf(domain)],
  ] as const;
  const { ok, failed, skipped } = checkOf('DNS', {
    works: 'Your domain vouches for your mails',
    fails: 'Your domain does not vouch for your mails',
    advice: 'Whoever looks after your domain sets that, as your mail provider says.',
  });
  const asked = await Promise.all(
    records.map(async ([name, means, find]) => {
      try {
        return (await find()) ? {} : { lack: `${name}, so ${means}` };
      } catch (error) {
        return { away: `${name} (${reasonOf(error)})` };
      }
    }),
  );
  const lacks = asked.flatMap(({ lack = [] }) => lack).join('; ');
  const away = asked.flatMap(({ away = [] }) => away).join(', ');
  if (lacks) return [failed(`${domain} lacks ${lacks}`, `It lacks ${lacks}.`)];
  return [
    away
      ? skipped(`not reachable: no name server answers for ${away}`)
      : ok(`${domain} has ${records.map(([name]) => name).join(', ')}`),
  ];

  /** Of the domain or a parent (RFC 7489, 6.6.3). */
  async function policyOf(name: string): Promise<string | undefined> {
    const parent = name.slice(name.indexOf('.') + 1);
    const policy = await textOf(`_dmarc.${name}`, /^v=DMARC1\s*(;|$)/);
    return policy ?? (parent.includes('.') ? policyOf(parent) : undefined);
  }
}

/** Undefined if there is no such name. One with names below it exists, without records (RFC 8020). */
async function ask<Found>(resolve: () => Promise<Found[]>): Promise<Found[] | undefined> {
  try {
    return await resolve();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENODATA') return [];
    if (code === 'ENOTFOUND') return;
    throw error;
  }
}
