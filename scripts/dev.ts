// `npm run dev`: the site with hot reloading.
import { checkSettings, run } from './steps';

await checkSettings('development');
await run('next', ['dev', '--port', process.env.PORT ?? '3000', '--hostname', '127.0.0.1']);
