import { watch, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { env } from '#lib/env.ts';
import { checkSettings } from './check-settings.ts';
import { serve } from './steps.ts';

checkSettings('development');
const { PORT: port, HOST: host } = env();
const [first = host, ...others] =
  host === '0.0.0.0' ? ['127.0.0.1', ...externalAddresses()] : [host];
console.info(`The site: http://${first}:${port}`);
for (const address of others) console.info(`From a phone: http://${address}:${port}`);
console.info(`Its mails and social cards: http://${first}:${port}/preview`);
// tools/content-loader.mjs waits for it.
const tell = () => writeFileSync('node_modules/.content-changed', String(Date.now()));
tell();
watch(env().CONTENT_DIR, { recursive: true }, tell);
await serve('next', ['dev', '--port', String(port), '--hostname', host]);

function externalAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
