// `npm run types`: generates the types of the routes, then checks all types.
import { run } from './steps.ts';

await run('next', ['typegen']);
await run('tsc', ['--noEmit']);
