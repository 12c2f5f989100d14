// `npm start`: builds and serves the site. What is up to date is not done again.
import { build, exitCode, start } from './steps';

await build();

const server = start('node', ['--no-warnings', 'server/serve.ts'], { NODE_ENV: 'production' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
process.exit((await exitCode(server)) ?? 1);
