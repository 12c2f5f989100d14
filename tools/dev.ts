import { watch, writeFileSync } from 'node:fs';
import { env } from '#lib/base/env.ts';
import { checkSettings } from './check-settings.ts';
import { serve } from './steps.ts';

checkSettings('development');
const { PORT: port, HOST: host } = env();
console.info('Mails and social cards are at /preview, the site at the addresses below');
// tools/content-loader.mjs waits for it.
const tell = () => writeFileSync('node_modules/.content-changed', String(Date.now()));
tell();
watch(env().CONTENT_DIR, { recursive: true }, tell);
await serve('next', ['dev', '--port', String(port), '--hostname', host]);
