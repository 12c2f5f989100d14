import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { request } from 'node:https';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, type Question, rawRequest } from './listen.ts';
import { newFolder } from './new-folder.ts';

/** The version; without Caddy, prints that it is not tested. */
export function findCaddy(): string | undefined {
  const { stdout } = spawnSync('caddy', ['version'], { encoding: 'utf8' });
  if (!stdout) console.info('caddy is not installed: it is not tested.');
  return stdout?.trim();
}

/** Caddy with deploy/Caddyfile as `localhost`, on other ports, with certificates of its own. */
export async function startCaddy(instances: readonly string[]) {
  const folder = newFolder();
  const file = (name: string) => path.join(folder, name);
  const read = (name: string) => readFileSync(file(name), 'utf8');
  const [http, https] = [await freePort(), await freePort()];
  const options = `local_certs\nskip_install_trust\nadmin off\ndefault_bind 127.0.0.1\nhttp_port ${http}\nhttps_port ${https}\nstorage file_system ${file('store')}`;
  const text = readFileSync('deploy/Caddyfile', 'utf8')
    .replace(/^\{$/m, `{\n${options}`)
    .replace('/var/log/caddy', folder);
  writeFileSync(file('Caddyfile'), text);
  const server = spawn('caddy', ['run', '--config', file('Caddyfile')], {
    env: {
      ...process.env,
      SITE_HOST: 'localhost',
      SITE_INSTANCES: instances.map((url) => new URL(url).host).join(' '),
    },
    stdio: ['ignore', 'ignore', openSync(file('caddy.log'), 'w')],
  });

  const root = () => read('store/pki/authorities/local/root.crt');
  const ask = async (url: string, question: Question = {}) => {
    const headers = { host: 'localhost', ...question.headers };
    const asked = { servername: 'localhost', ca: root(), ...question, headers };
    return rawRequest(https, url, asked, request);
  };
  while (!(await ask('/robots.txt').catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`No Caddy: ${read('caddy.log')}`);
    await wait(100);
  }
  return {
    httpPort: http,
    ask,
    askHttp2: async (url: string) => {
      const session = connect(`https://localhost:${https}`, { ca: root() });
      const [headers] = await once(session.request({ ':path': url }), 'response');
      session.destroy();
      return headers;
    },
    logs: () => ({ access: read('access.log'), own: read('caddy.log') }),
    async [Symbol.asyncDispose]() {
      const exited = once(server, 'exit');
      server.kill();
      await exited;
    },
  };
}
