// `npm run build`: the production build, unless it is up to date.
import { build } from './steps.ts';

await build();
