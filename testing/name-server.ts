import { createSocket } from 'node:dgram';

/** RFC 1035. */
const types = { MX: 15, TXT: 16 } as const;

export type Zone = Record<string, { MX?: string; TXT?: string }>;

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

const ok = 0x8180;
const noSuchName = 0x8183;

function answer(query: Buffer, zone: Zone): Buffer {
  const questionEnd = query.indexOf(0, 12) + 5;
  const asked = domain(query.subarray(12, questionEnd - 5));
  const exists = Object.keys(zone).some((known) => `.${known}`.endsWith(`.${asked}`));
  const { MX, TXT } = zone[asked] ?? {};
  const type = query.readUInt16BE(questionEnd - 4);
  const data =
    type === types.MX && MX
      ? Buffer.concat([Buffer.from([0, 10]), name(MX)])
      : type === types.TXT && TXT
        ? Buffer.concat([Buffer.from([TXT.length]), Buffer.from(TXT)])
        : undefined;
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(exists ? ok : noSuchName, 2);
  head.writeUInt16BE(data ? 1 : 0, 6);
  head.fill(0, 8);
  const question = query.subarray(12, questionEnd);
  if (!data) return Buffer.concat([head, question]);
  // Pointer to the question's name, type, class IN, TTL 60 s, length.
  const record = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([head, question, record, data]);
}

function domain(labels: Buffer): string {
  const [length] = labels;
  if (!length) return '';
  const rest = domain(labels.subarray(length + 1));
  const label = labels.toString('latin1', 1, length + 1).toLowerCase();
  return rest ? `${label}.${rest}` : label;
}

function name(domain: string): Buffer {
  const labels = domain
    .split('.')
    .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}
