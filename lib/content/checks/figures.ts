import { articleHtml, figurePlace } from '../markdown.ts';
import type { Mistake } from '../mistakes.ts';
import type { Source } from '../source.ts';

/** An article without a text, or one that would show the place of its drawing as words. */
export function findLooseFigures({ file, body }: Source): Mistake[] {
  if (!file.startsWith('articles/')) return [];
  const at = (text: string) => [{ file, path: ['figure'], text }];
  if (body.trim() === '') return at('the article has no text: write it below all else');
  const isShown = articleHtml({ file, body }).replace(figurePlace, '').includes('{figure}');
  return isShown ? at('{figure} stands once, on a line of its own between empty ones') : [];
}
