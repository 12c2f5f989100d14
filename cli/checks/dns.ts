import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import { codeOf, reasonOf } from '#cli/errors.ts';
import { type Check, checkOf } from './check.ts';

/** @param selector of the DKIM key; without it, only checks that there is any */
export async function checkDns(
  address: string,
  server?: string,
  selector?: string,
): Promise<Check[]> {
  const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1));
  const resolver = new Resolver({ timeout: 3_000, tries: 1 });
  if (server) resolver.setServers([server]);
  return Promise.all([
    check('DNS: MX', `${domain} has no mail server, so bounces get lost`, () =>
      findMx(resolver, domain),
    ),
    check('DNS: SPF', `${domain} has no SPF record, so its mail may be taken for spam`, () =>
      findText(resolver, domain, /^v=spf1( |$)/i),
    ),
    check(
      'DNS: DKIM',
      `${describeMissingKey(domain, selector)}, so its mail may be taken for spam`,
      () => findKey(resolver, domain, selector),
    ),
    check('DNS: DMARC', `${domain} has no DMARC record, so others can forge its mail`, () =>
      findPolicy(resolver, domain),
    ),
  ]);
}

async function check(
  name: string,
  problem: string,
  find: () => Promise<string | undefined>,
): Promise<Check> {
  const { ok, failed, skipped } = checkOf(name);
  try {
    const found = await find();
    return found ? ok(found) : failed(problem);
  } catch (error) {
    return skipped(`not reachable: no name server answers (${reasonOf(error)})`);
  }
}

async function findMx(resolver: Resolver, domain: string): Promise<string | undefined> {
  const { records } = await ask(() => resolver.resolveMx(domain));
  const server = records.map(({ exchange }) => exchange).find(Boolean);
  return server && `${domain}: ${server}`;
}

async function findText(resolver: Resolver, name: string, pattern: RegExp) {
  const { records } = await ask(() => resolver.resolveTxt(name));
  const text = records.map((parts) => parts.join('')).find((whole) => pattern.test(whole));
  return text && `${name}: ${text}`;
}

/** DNS cannot list the keys, but without any, their parent name does not exist. */
async function findKey(resolver: Resolver, domain: string, selector?: string) {
  const keys = `_domainkey.${domain}`;
  if (selector) return findText(resolver, `${selector}.${keys}`, /(^|;)\s*p\s*=\s*[^\s;]/);
  const { exists } = await ask(() => resolver.resolveTxt(keys));
  return exists ? `there are names below ${keys}: --dkim-selector checks one` : undefined;
}

function describeMissingKey(domain: string, selector?: string): string {
  return selector
    ? `${selector}._domainkey.${domain} has no DKIM key`
    : `${domain} has no DKIM key at all`;
}

/** Of the domain or a parent (RFC 7489, 6.6.3). */
async function findPolicy(resolver: Resolver, domain: string): Promise<string | undefined> {
  const policy = await findText(resolver, `_dmarc.${domain}`, /^v=DMARC1\s*(;|$)/);
  const parent = domain.slice(domain.indexOf('.') + 1);
  return policy ?? (parent.includes('.') ? findPolicy(resolver, parent) : undefined);
}

/** A name exists if it has other records, or names below it (RFC 8020). */
async function ask<Found>(resolve: () => Promise<Found[]>) {
  try {
    return { exists: true, records: await resolve() };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENODATA' || code === 'ENOTFOUND') {
      return { exists: code === 'ENODATA', records: [] };
    }
    throw error;
  }
}
