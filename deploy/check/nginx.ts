// A real nginx on loopback with the configuration of deploy/, but other ports, paths and user.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@/testing/listen';

export type NginxProgram = { modules: string; brotli: boolean; version: string };

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

export function findNginx(): NginxProgram | undefined {
  const { error, stderr = '' } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  const notFound = error ? 'nginx' : spawnSync('openssl', ['version']).error && 'openssl';
  if (notFound) {
    console.info(`${notFound} is not installed: nginx is not tested.`);
    return undefined;
  }
  const modules = /--modules-path=(\S+)/.exec(stderr)?.[1] ?? '/usr/lib/nginx/modules';
  const brotli = existsSync(path.join(modules, 'ngx_http_brotli_static_module.so'));
  return { modules, brotli, version: /nginx\/(\S+)/.exec(stderr)?.[1] ?? '' };
}

/** @param changes of the configuration: new texts by old ones */
export async function startNginx(
  program: NginxProgram,
  upstreams: number | readonly [number, number],
  changes: Record<string, string> = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const plain = await freePort();
  const redirect = await freePort();
  const tls = await freePort();
  const bare = await freePort();
  makeCertificate(folder);
  if (existsSync(program.modules)) symlinkSync(program.modules, path.join(folder, 'modules'));
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
    ['# Any other host', `${testServers(folder, plain, bare)}\n# Any other host`],
    ...(program.brotli ? [] : ([['brotli_static on;', '']] satisfies Replacement[])),
    ...Object.entries(changes),
  ];
  writeConfiguration(folder, replace);
  const run = ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`];
  const server = spawn('nginx', [...run, '-g', 'daemon off;'], { stdio: 'inherit' });
  process.on('exit', () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  await waitUntilOpen(plain, server);
  return {
    ports: { plain, redirect, tls, bare },
    folder,
    log: () => readFileSync(`${folder}/access.log`, 'utf8'),
    async [Symbol.asyncDispose]() {
      if (server.exitCode === null) {
        const exited = once(server, 'exit');
        server.kill('SIGTERM');
        await exited;
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

/** @throws if a text to replace is not found */
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

async function waitUntilOpen(port: number, server: ChildProcess): Promise<void> {
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
