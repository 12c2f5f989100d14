// `npm run build`: the finished production build, if the source has changed since the last one.
import { build } from './steps';

await build();
