// Makes the pages of a folder of words in a process of its own: FOLDER WORDS BEFORE. Beside a build, with its code.
import { setWords } from '#lib/content/content.ts';
import { renderSite } from '#lib/publishing/making/render-site.ts';
import { aboutOf, builtFolder } from '#lib/publishing/publications.ts';

const [, , folder = '', words = '', before = ''] = process.argv;
const about = aboutOf(builtFolder);
if (!about) throw new Error('there is no build');
setWords(words);
const { code, words: hash, at, who } = about;
await renderSite(folder, {
  about: { code, words: hash, at, who },
  before,
  dictionaryFrom: builtFolder,
});
process.exit();
