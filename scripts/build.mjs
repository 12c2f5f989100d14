// `npm run build`: the finished production build, if the source has changed since the last one.
import { build, checkSettings, install } from './steps.mjs';

await install();
await checkSettings();
await build();
