// `npm run check`: what is wrong with the content, in a second.
import { releaseFolder } from '#lib/content/words.ts';
import { checkContent, checkSettings } from './checks.ts';

checkSettings();
await checkContent();
console.info(`${releaseFolder} has no mistakes`);
