// A real nginx on loopback with the files of deploy/, in a temporary folder: only what belongs to a
// machine (ports, paths, certificate, user) is another.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@/testing/site';

export type Nginx = { modules: string; brotli: boolean; version: string };

export type Edge = Awaited<ReturnType<typeof startEdge>>;

/** What there is of nginx here, or the sentence that says what is missing. */
export function findNginx(): Nginx | string {
  const { error, stderr = '' } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  if (error) return 'nginx was not found: what it does in front of the site was not tried.';
  if (spawnSync('openssl', ['version']).error) return 'openssl was not found: nginx was not tried.';
  const modules = /--modules-path=(\S+)/.exec(stderr)?.[1] ?? '/usr/lib/nginx/modules';
  const brotli = existsSync(path.join(modules, 'ngx_http_brotli_static_module.so'));
  return { modules, brotli, version: /nginx\/(\S+)/.exec(stderr)?.[1] ?? '' };
}

/**
 * Starts nginx in front of a site.
 *
 * @param upstreams port of the site, or of both where there are two
 * @param changes texts of the configuration to take the place of others
 */
export async function startEdge(
  nginx: Nginx,
  upstreams: number | readonly [number, number],
  changes: Record<string, string> = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-edge-'));
  const [plain, redirect, tls, bare] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  makeCertificate(folder);
  // Debian's modules are named as `modules/…`.
  if (existsSync(nginx.modules)) symlinkSync(nginx.modules, path.join(folder, 'modules'));
  const replace: Replacement[] = [
    ['/srv/site/current/deploy/nginx', folder],
    ['/srv/site/current', process.cwd()],
    ['/srv/site/previous', `${folder}/previous`],
    ['/var/log/nginx', folder],
    ['/etc/letsencrypt/live/example.com', folder],
    ['/run/nginx.pid', `${folder}/nginx.pid`],
    ['user www-data;', process.getuid?.() === 0 ? 'user root;' : ''],
    ...instances(upstreams),
    [/listen \[::\].*/g, ''],
    ['listen 80', `listen 127.0.0.1:${redirect}`],
    ['listen 443', `listen 127.0.0.1:${tls}`],
    ['buffer=64k flush=5s', ''],
    ['log_format plain', `${temporaryPaths(folder)}\nlog_format plain`],
    ['# Whatever asks', `${testServers(folder, plain, bare)}\n# Whatever asks`],
    ...(nginx.brotli ? [] : ([['brotli_static on;', '']] satisfies Replacement[])),
    ...Object.entries(changes),
  ];
  writeConfiguration(folder, replace);
  const run = ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`];
  const server = spawn('nginx', [...run, '-g', 'daemon off;'], { stdio: 'inherit' });
  // A check that breaks off leaves nothing behind.
  process.on('exit', () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  await accepting(plain, server);
  return {
    ports: { plain, redirect, tls, bare },
    folder,
    log: () => readFileSync(`${folder}/access.log`, 'utf8'),
    async dispose() {
      if (server.exitCode === null) {
        const gone = once(server, 'exit');
        server.kill('SIGTERM');
        await gone;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Replacement = [from: string | RegExp, to: string];

function instances(ports: number | readonly [number, number]): Replacement[] {
  if (typeof ports === 'number') return [['127.0.0.1:3000', `127.0.0.1:${ports}`]];
  return [
    ['/one.conf;', '/two.conf;'],
    ...ports.map((port, index): Replacement => [`127.0.0.1:${3001 + index}`, `127.0.0.1:${port}`]),
  ];
}

/** @throws where a text that is to be replaced stands nowhere: the check would not fit the files */
function writeConfiguration(folder: string, replace: Replacement[]): void {
  const parts = ['http', 'site', 'one', 'two'].map((name) => `nginx/${name}.conf`);
  const texts = ['nginx.conf', ...parts].map((source) => ({
    name: path.basename(source),
    text: readFileSync(path.join('deploy', source), 'utf8'),
  }));
  for (const [from, to] of replace) {
    if (!texts.some(({ text }) => text.replaceAll(from, '') !== text)) {
      throw new Error(`deploy/nginx*.conf does not say ${from}`);
    }
    for (const file of texts) file.text = file.text.replaceAll(from, () => to);
  }
  for (const { name, text } of texts) writeFileSync(path.join(folder, name), text);
}

/** The site without TLS, and a file as nginx serves it by itself, to compare the pace with. */
const testServers = (folder: string, plain: number, bare: number) => `
server { listen 127.0.0.1:${plain}; server_name example.com; include ${folder}/site.conf; }
server { listen 127.0.0.1:${bare}; access_log off; root ${folder}/bare; location / { } }`;

const temporaryPaths = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');

function makeCertificate(folder: string): void {
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const { status, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', ...kind, '-days', '2', '-subj', '/CN=example.com', ...files],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
}

async function accepting(port: number, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) throw new Error('nginx did not start: see above');
    if (await isOpen(port)) return;
    await wait(50);
  }
  throw new Error('nginx does not answer');
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
