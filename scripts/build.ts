// `npm run build`: the finished production build, if the source has changed since the last one.
import { build, checkSettings } from './steps';

await checkSettings();
await build();
