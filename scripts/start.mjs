// `npm start`: installs, builds and serves the site. What is up to date is not done again.
import { build, checkSettings, exitCode, install, start } from './steps.mjs';

await install();
await checkSettings();
await build();

const server = start('node', ['--no-warnings', 'server/serve.mjs'], { NODE_ENV: 'production' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
process.exit((await exitCode(server)) ?? 1);
