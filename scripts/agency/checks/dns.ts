import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import { codeOf, reasonOf } from '../errors';
import { type Check, checkOf } from './check';

/** Whether the sender's domain takes mail (bounces go there) and says who may send for it. */
export async function checkDns(address: string, server?: string): Promise<Check[]> {
  const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1));
  const resolver = new Resolver({ timeout: 3_000, tries: 1 });
  if (server) resolver.setServers([server]);
  return [
    await look('DNS: MX', domain, 'no mail server, so bounces get lost', async () =>
      (await resolver.resolveMx(domain)).map(({ exchange }) => exchange).find(Boolean),
    ),
    await look('DNS: SPF', domain, 'no SPF record, so its mail may pass for spam', async () =>
      (await resolver.resolveTxt(domain))
        .map((parts) => parts.join(''))
        .find((text) => /^v=spf1( |$)/i.test(text)),
    ),
  ];
}

async function look(
  name: string,
  domain: string,
  lack: string,
  ask: () => Promise<string | undefined>,
): Promise<Check> {
  const { ok, failed, skipped } = checkOf(name);
  try {
    const answer = await ask();
    return answer ? ok(`${domain}: ${answer}`) : failed(`${domain} has ${lack}`);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOTFOUND' || code === 'ENODATA') return failed(`${domain} has ${lack}`);
    return skipped(`not reachable: no name server answers for ${domain} (${reasonOf(error)})`);
  }
}
