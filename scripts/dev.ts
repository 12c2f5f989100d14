// `npm run dev`: the site with hot reloading.
import { networkInterfaces } from 'node:os';
import { checkSettings, serve } from './steps';

await checkSettings('development');
const { PORT, HOST } = process.env;
const [port, host] = [PORT || '3000', HOST || '127.0.0.1'];
const [first = host, ...others] = host === '0.0.0.0' ? ['127.0.0.1', ...outerAddresses()] : [host];
console.info(`The site: http://${first}:${port}`);
for (const address of others) console.info(`From a phone: http://${address}:${port}`);
console.info(`Its mails and social cards: http://${first}:${port}/preview`);
await serve('next', ['dev', '--port', port, '--hostname', host]);

/** The IPv4 addresses under which other devices find this machine. */
function outerAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
