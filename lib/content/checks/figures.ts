import { articleHtml, figurePlace } from '../markdown.ts';
import type { Mistake } from '../mistakes.ts';
import { drawingsIn } from '../names.ts';
import { slugOf } from '../read-sources.ts';
import type { Source } from '../source.ts';
import { valueAt } from '../tree.ts';

/** Captions without a picture, and pictures that a text promises without a caption. */
export function findLooseFigures({ file, data, body, lineOf }: Source): Mistake[] {
  const [folder = ''] = file.split('/');
  const hasCaption = valueAt(data, ['figure']) !== undefined;
  const isNamed = folder === 'articles' && body.includes('{figure}');
  const at = (text: string) => [{ file, line: lineOf(['figure']), text }];
  const caption = (says: string) => {
    const path = ['figure'];
    return [{ file, line: lineOf(path), path, says, text: `figure ${says}` }];
  };
  if (folder === 'articles' && body.trim() === '') {
    return at('the article has no text: write it below all else');
  }
  if (folder === 'articles' && body.split('{figure}').length > 2) {
    return at('the text has {figure} twice: there is one drawing');
  }
  if (!hasCaption && isNamed) {
    return caption('is missing: the text has {figure}, and this is its caption');
  }
  if (!hasCaption) return [];
  if (folder === 'articles' && !articleHtml({ file, body }).includes(figurePlace)) {
    return caption('is a caption, and no line of the text, between empty ones, is {figure}');
  }
  if (folder === 'projects') {
    const second = valueAt(data, ['images', 1]);
    return second ? [] : caption('is the caption of a second picture, and there is none');
  }
  const room = rooms[folder];
  const name = String(valueAt(data, ['drawing']) ?? slugOf(file));
  const isShown = valueAt(data, ['photograph']) !== undefined;
  const isDrawn = !room || isShown || drawingsIn(room).includes(name);
  return isDrawn ? [] : caption(`is the caption of the drawing "${name}", which is not there`);
}

const rooms: Record<string, string> = {
  articles: 'articles',
  services: 'deliverables',
};
