// `npm run build`: the production build, unless it is up to date.
import { sayTimes } from './progress.ts';
import { build } from './steps.ts';

await build();
sayTimes();
