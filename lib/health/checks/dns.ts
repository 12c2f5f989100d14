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
    const text = records?.map((parts) => parts.join('')).find((whole) => pattern.test(whole));
    return text && `${name}: ${text}`;
  };
  const keys = `_domainkey.${domain}`;
  const asSpam = 'so its mail may be taken for spam';
  const records = {
    MX: {
      works: 'Answers to the site’s mails arrive',
      fails: 'Answers to the site’s mails may get lost',
      lacks: `${domain} has no mail server, so bounces get lost`,
      find: async () => {
        const servers = await ask(() => resolver.resolveMx(domain));
        return servers?.find(({ exchange }) => exchange)?.exchange;
      },
    },
    SPF: {
      works: 'Your mail server may send for your domain (SPF)',
      fails: 'Your mails may be taken for spam (SPF)',
      lacks: `${domain} has no SPF record, ${asSpam}`,
      find: () => textOf(domain, /^v=spf1( |$)/i),
    },
    DKIM: {
      works: 'Your mails are signed (DKIM)',
      fails: 'Your mails may be taken for spam (DKIM)',
      lacks: `${keys} has no DKIM key, ${asSpam}`,
      // DNS cannot list the keys, but without any, their parent name does not exist.
      find: async () =>
        (await ask(() => resolver.resolveTxt(keys))) && `there are names below ${keys}`,
    },
    DMARC: {
      works: 'Others cannot easily write in your name (DMARC)',
      fails: 'Others can write in your name (DMARC)',
      lacks: `${domain} has no DMARC record, so others can forge its mail`,
      find: () => policyOf(domain),
    },
  };
  return Promise.all(
    Object.entries(records).map(async ([name, { lacks, find, ...words }]) => {
      const advice = `Whoever looks after your domain sets its ${name} record, as your mail provider says.`;
      const { ok, failed, skipped } = checkOf(`DNS: ${name}`, { ...words, advice });
      try {
        const found = await find();
        return found ? ok(found) : failed(lacks);
      } catch (error) {
        return skipped(`not reachable: no name server answers (${reasonOf(error)})`);
      }
    }),
  );

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
