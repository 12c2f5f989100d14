// `npm run types`: the types that Next makes of the routes, then everything against them.
import { run } from './steps';

await run('next', ['typegen']);
await run('tsc', ['--noEmit']);
