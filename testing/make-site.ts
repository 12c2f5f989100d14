// Makes pages in a process of its own, beside a build and with its code: FOLDER BEFORE [FILE FROM TO], where in a file
// of the content FROM is replaced.
import { env } from '#lib/base/env.ts';
import { setWords } from '#lib/content/content.ts';
import { readContent } from '#lib/content/read-content.ts';
import { releaseWords } from '#lib/content/words.ts';
import { renderSite } from '#lib/publishing/making/render-site.ts';
import { startMakers } from '#lib/publishing/making/start-makers.ts';
import { builtFolder } from '#lib/publishing/pages.ts';
import { aboutOf } from '#lib/publishing/whole.ts';

const [, , folder = '', before = '', file = '', from = '', to = ''] = process.argv;
const { code, map } = aboutOf(builtFolder) ?? { code: '', map: '' };
const { texts, ...rest } = releaseWords();
const words = { ...rest, texts: new Map(texts) };
const text = texts.get(file);
if (text) words.texts.set(file, Buffer.from(String(text).replace(from, to)));
setWords(readContent(words, env()), words);
await renderSite(await startMakers(), folder, {
  about: { code, map },
  before: [before],
  dictionaryFrom: builtFolder,
});
process.exit();
