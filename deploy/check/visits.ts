import { mkdirSync, writeFileSync } from 'node:fs';
import { report } from '@/testing/checks';
import { type Site, startSite } from '@/testing/site';
import { type Inbox, openInbox } from '@/testing/smtp-inbox';
import { ask, askHttp2, talk } from './ask';
import { type Nginx, type NginxProgram, startNginx } from './nginx';

export async function checkTls(nginx: Nginx): Promise<void> {
  const { redirect, tls } = nginx.ports;
  const moved = await ask(redirect, '/contact?from=card');
  const www = await ask(tls, '/about', { secure: true, headers: { host: 'www.example.com' } });
  const secure = await ask(tls, '/about', { secure: true });
  const http2 = await askHttp2(tls, '/about');
  const stranger = await talk(redirect, 'GET / HTTP/1.1\r\nHost: stranger.example\r\n\r\n');
  report(
    'http → https, www → the name, TLS',
    moved.status === 308 &&
      moved.headers.location?.[0] === 'https://example.com/contact?from=card' &&
      www.headers.location?.[0] === 'https://example.com/about' &&
      secure.status === 200 &&
      http2 === 200 &&
      stranger.status === 0,
    `${moved.status} to ${moved.headers.location}; HTTP/1.1 ${secure.status}, HTTP/2 ${http2}; another name: closed`,
  );
  report(
    'nginx shows no version',
    String(secure.headers.server) === 'nginx',
    `Server: ${secure.headers.server}`,
  );
}

/** A page opened before the last deployment fetches a script of that release. */
export async function checkPreviousRelease(nginx: Nginx): Promise<void> {
  const folder = `${nginx.folder}/previous/dist/public/assets`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/previous.js`, 'previous()');
  const { status, body, headers } = await ask(nginx.ports.plain, '/assets/previous.js');
  report(
    'a script of the previous release',
    status === 200 &&
      String(body) === 'previous()' &&
      String(headers['content-type']) === 'text/javascript; charset=utf-8' &&
      String(headers['cache-control']).endsWith('immutable'),
    `${status} ${headers['content-type']}, ${headers['cache-control']}`,
  );
}

/** Without published files (a container, a running build), the site answers everything. */
export async function checkUnpublished(program: NginxProgram, site: Site): Promise<void> {
  const upstream = Number(new URL(site.url).port);
  await using nginx = await startNginx(program, upstream, { '/dist/': '/no-dist/' });
  const page = await ask(nginx.ports.plain, '/about', { headers: { 'accept-encoding': 'gzip' } });
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(String(page.body)) ?? [];
  const { status, headers } = await ask(nginx.ports.plain, script);
  report(
    'without published files',
    page.status === 200 && String(page.headers.etag).startsWith('W/') && status === 200,
    `a page ${page.status} and a script ${status} from the site, ${headers['cache-control']}`,
  );
}

export async function checkLog(nginx: Nginx): Promise<void> {
  await ask(nginx.ports.plain, '/api/newsletter/unsubscribe?token=secret');
  const lines = nginx.log().trim().split('\n');
  const personal = lines.filter((line) => /127\.0\.0\.1|secret|\?/.test(line));
  report(
    'no address and no query in the log',
    personal.length === 0 && lines.length > 300,
    `${lines.length} lines like "${lines[0]}"`,
  );
}

export async function checkLeads(program: NginxProgram): Promise<void> {
  await using inbox = await openInbox();
  await using site = await startSite({
    SMTP_URL: inbox.url,
    TRUSTED_PROXIES: '1',
    RATE_LIMIT_PER_CLIENT: '3',
  });
  await using nginx = await startNginx(program, Number(new URL(site.url).port));
  await sendLeads(nginx, inbox);
}

async function sendLeads(nginx: Nginx, inbox: Inbox): Promise<void> {
  let count = 0;
  const post = async (headers: Record<string, string>, from?: string) => {
    count += 1;
    const lead = {
      name: 'Visitor',
      email: `nginx.${count}@example.com`,
      phone: '',
      message: `Through nginx, ${count}`,
    };
    const answer = await ask(nginx.ports.tls, '/api/contacts', {
      method: 'POST',
      secure: true,
      from,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(lead),
    });
    return { status: answer.status, text: String(answer.body) };
  };

  const first = await post({ origin: 'https://example.com' });
  const foreign = await post({ origin: 'https://evil.example' });
  const mail = await inbox.waitFor(({ text = '' }) => text.includes('Through nginx, 1'));
  report(
    'a lead through nginx',
    first.status === 200 && first.text === '{"success":true}' && foreign.status === 403,
    `${first.status} ${first.text}, mail to ${mail.to?.[0]?.address}; from another site's page ${foreign.status}`,
  );

  const spoofed: number[] = [];
  for (const last of [1, 2, 3, 4]) {
    spoofed.push((await post({ 'x-forwarded-for': `203.0.113.${last}` })).status);
  }
  const neighbor = (await post({ 'x-forwarded-for': '127.0.0.1' }, '127.0.0.2')).status;
  report(
    'the limit (here 3) counts the real address',
    spoofed.join() === '200,200,429,429' && neighbor === 200,
    `one client under four invented addresses, after one lead: ${spoofed.join(' ')}; another client: ${neighbor}`,
  );
}
