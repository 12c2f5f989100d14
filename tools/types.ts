// `npm run types`: generates the types of the routes, then checks all types.
import { run } from './steps.ts';

await run('next', ['typegen']);
// Its four checkers would check much of it four times: on two processors they take twice as long.
await run('tsc', ['--noEmit', '--checkers', '1']);
