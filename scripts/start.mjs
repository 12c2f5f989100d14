// `npm start`: installs, builds and serves the site. What is up to date is not done again.
import { build, checkSettings, exitCode, install, start } from './steps.mjs';

await install();
await checkSettings();
await build();

const port = process.env.PORT ?? '3000';
const host = process.env.HOST ?? '127.0.0.1';
const server = start('next', ['start', '--port', port, '--hostname', host]);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
process.exit((await exitCode(server)) ?? 0);
