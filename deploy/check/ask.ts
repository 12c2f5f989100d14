import { type OutgoingHttpHeaders, request as plainRequest } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request as tlsRequest } from 'node:https';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answer = {
  status: number;
  headers: NodeJS.Dict<string[]>;
  encoding: string;
  body: Buffer;
};

type Question = {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  secure?: boolean;
  from?: string;
};

export function ask(
  port: number,
  url: string,
  { method = 'GET', headers = {}, body, secure = false, from }: Question = {},
): Promise<Answer> {
  const request = secure ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: url,
        method,
        headers: { host: 'example.com', ...headers },
        localAddress: from,
        agent: false,
        servername: 'example.com',
        rejectUnauthorized: false,
      },
      async (response) => {
        try {
          const raw = await buffer(response);
          const lists = response.headersDistinct;
          const [encoding = 'identity'] = lists['content-encoding'] ?? [];
          const status = response.statusCode ?? 0;
          resolve({ status, headers: lists, encoding, body: unpack(raw, encoding) });
        } catch (error) {
          reject(error);
        }
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function unpack(raw: Buffer, encoding: string): Buffer {
  if (raw.length === 0) return raw;
  if (encoding === 'br') return brotliDecompressSync(raw);
  return encoding === 'gzip' ? gunzipSync(raw) : raw;
}

export function askHttp2(port: number, url: string): Promise<number | undefined> {
  const session = connectHttp2(`https://127.0.0.1:${port}`, {
    servername: 'example.com',
    rejectUnauthorized: false,
  });
  return new Promise((resolve, reject) => {
    session.on('error', reject);
    const stream = session.request({ ':path': url, ':authority': 'example.com' });
    stream.on('error', reject);
    stream.on('response', (headers) => {
      resolve(headers[':status']);
      session.destroy();
    });
  });
}

/** In seconds, longer than every deadline under test. */
const timeout = 30;

/** Writes to a raw connection, then `drip` every half second. @returns `status` 0 without an answer */
export function talk(
  port: number,
  text: string,
  drip?: string,
): Promise<{ status: number; answer: string; seconds: number }> {
  const began = Date.now();
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    const timer = setInterval(() => drip && socket.write(drip), 500);
    const lost = setTimeout(() => end(), timeout * 1000);
    const end = () => {
      clearTimeout(lost);
      clearInterval(timer);
      socket.destroy();
      const status = Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 0);
      resolve({ status, answer, seconds: (Date.now() - began) / 1000 });
    };
    socket.on('data', (chunk) => {
      answer += chunk;
      end();
    });
    socket.on('close', end).on('error', end);
  });
}
