import { createSocket } from 'node:dgram';
import dns, { type Answer } from 'dns-packet';

export type Zone = Record<string, { MX?: string; TXT?: string; isAway?: true }>;

/** A DNS server for MX and TXT records. A name with others below it exists, without data (RFC 8020). */
export async function openNameServer(zone: Zone) {
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => socket.send(answer(query, zone), from.port));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

const serverFailure = 2;
const noSuchName = 3;

function answer(query: Buffer, zone: Zone): Buffer {
  const { id, questions = [] } = dns.decode(query);
  const answers = questions.flatMap(({ name, type }): Answer[] => {
    const { MX, TXT } = zone[name.toLowerCase()] ?? {};
    if (type === 'MX' && MX) return [{ type, name, data: { preference: 10, exchange: MX } }];
    return type === 'TXT' && TXT ? [{ type, name, data: TXT }] : [];
  });
  const exists = Object.keys(zone).some((known) =>
    questions.some(({ name }) => `.${known}`.endsWith(`.${name.toLowerCase()}`)),
  );
  const isAway = questions.some(({ name }) => zone[name.toLowerCase()]?.isAway);
  const code = exists ? 0 : noSuchName;
  const flags = dns.RECURSION_AVAILABLE | (isAway ? serverFailure : code);
  return dns.encode({ type: 'response', id, flags, questions, answers });
}
