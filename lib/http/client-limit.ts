/** Of so many one limit knows; of more, whoever was heard of longest ago is forgotten. */
const mostKnown = 20_000;

/** An IPv6 /48 is one customer with 65,536 clients, or a network of many: it has as much as so many clients. */
const shareOfNetwork = 4;

/**
 * A limit of what each client does in a time, in the memory of this instance. The time begins with the first
 * client; at its end all are forgotten.
 *
 * @returns counts one more of a client: for how long it has to wait (ms), or 0 where it was within its limit
 */
export function clientLimit(most: () => number, time: number): (client: string) => number {
  const clients = new Map<string, number>();
  const networks = new Map<string, number>();
  let end = 0;
  return (client) => {
    const now = Date.now();
    // A clock may be set back.
    if (now >= end || now < end - time) {
      clients.clear();
      networks.clear();
      end = now + time;
    }
    const network = client.includes(':') ? client.split(':', 3).join(':') : undefined;
    const ofClient = clients.get(client) ?? 0;
    const ofNetwork = (network && networks.get(network)) || 0;
    if (ofClient >= most() || ofNetwork >= shareOfNetwork * most()) return end - now;
    keep(clients, client, ofClient + 1);
    if (network) keep(networks, network, ofNetwork + 1);
    return 0;
  };
}

/** A map has its keys in the order in which they were set. */
function keep(counts: Map<string, number>, key: string, count: number): void {
  counts.delete(key);
  counts.set(key, count);
  const [oldest] = counts.keys();
  if (counts.size > mostKnown && oldest !== undefined) counts.delete(oldest);
}
