import { roomOf } from '#lib/content/names.ts';
import { shapeOf } from '#lib/content/shape.ts';
import { changeAt } from '#lib/content/tree.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import type { Draft } from './draft.ts';
import { readForm, textOf, tidy, toForm } from './form.ts';
import { type Only, readOnly, withEntry } from './only.ts';
import { addPhotograph, slugify } from './photographs.ts';
import type { Words } from './working-copy.ts';

/** What a form says of a file, or of some of its fields, with the photographs that came with it. */
export function readDraft(desk: Desk, file: string, only: Only, sent: FormData) {
  const base = baseIn(file, textOf(sent, 'base'));
  const typed = only
    ? readOnly(file, withEntry(file, base, only), sent, only)
    : { form: readForm(shapeOf(file), sent, ''), body: whole(textOf(sent, 'body')) };
  return withPhotographs(desk, file, { base, typed, slug: slugify(textOf(sent, 'slug')) }, sent);
}

const whole = (body: string) => (body.trim() ? `${body.trimEnd()}\n` : '');

/** As the page gave it; where it is not, all that the file says now is told as changed. */
function baseIn(file: string, text: string): Words {
  try {
    const { form, body } = JSON.parse(text);
    return { form: tidy(shapeOf(file), form), body: String(body) };
  } catch {
    return { form: toForm(shapeOf(file), undefined), body: '' };
  }
}

/** Each takes a second or more. */
const mostAtOnce = 20;

/** Before an entry is moved, which has its place when it was sent. */
async function withPhotographs(desk: Desk, file: string, draft: Draft, sent: FormData) {
  const added: string[] = [];
  let problem: string | undefined;
  let { form, body } = draft.typed;
  // Where none is chosen, a browser sends one without a name.
  const isUpload = ([name, value]: [string, FormDataEntryValue]) =>
    name.startsWith('upload:') && typeof value !== 'string' && value.name !== '';
  const uploads = [...sent].filter(isUpload) as [string, File][];
  if (uploads.length > mostAtOnce) problem = `More than ${mostAtOnce} photographs came at once.`;
  for (const [name, upload] of uploads.slice(0, mostAtOnce)) {
    const photograph = await addPhotograph(desk, roomOf(file), upload);
    if ('problem' in photograph) {
      problem = photograph.problem;
      continue;
    }
    added.push(`${roomOf(file)}/${photograph.name}`);
    const field = name.slice('upload:'.length);
    if (field === 'body') body = `${body.trimEnd()}\n\n${inMarkdown(photograph.name, sent)}\n`;
    else form = changeAt(form, field, () => photograph.name);
  }
  return { draft: { ...draft, typed: { form, body } }, added, problem };
}

function inMarkdown(name: string, sent: FormData): string {
  const plain = (field: string) =>
    textOf(sent, field)
      .replace(/[[\]"\\]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const caption = plain('upload:caption');
  return `![${plain('upload:alt')}](${name}${caption && ` "${caption}"`})`;
}
