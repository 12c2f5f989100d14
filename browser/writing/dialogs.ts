import { type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { mayLead, schema } from './grammar.ts';
import { shrunk } from './shrunk.ts';

const { link } = schema.marks;
const { picture, paragraph } = schema.nodes;

/** Asks where the chosen words lead, or also for the words. */
export function askLink(view: EditorView) {
  const { state } = view;
  const around = linkAround(state);
  const { from, to } = around ?? state.selection;
  const href = around?.href ?? '';
  const values = { address: href, words: from === to ? '' : state.doc.textBetween(from, to, ' ') };
  return ask(view, 'link', values, from < to, async (form, isTaken) => {
    const tr = state.tr.removeMark(from, to, link);
    if (isTaken) {
      const address = control(form, 'address');
      const mark = link.create({ href: addressOf(address) });
      address.setCustomValidity(
        mayLead(mark.attrs.href) ? '' : 'Choose a page, or begin with https:// or with /.',
      );
      if (!form.reportValidity()) return false;
      if (from < to) tr.addMark(from, to, mark);
      else
        tr.insert(
          from,
          schema.text(control(form, 'words').value.trim() || mark.attrs.href, [mark]),
        );
    }
    view.dispatch(tr.removeStoredMark(link).scrollIntoView());
    return true;
  });
}

/** Asks for a picture to stand below what the caret is in; or for the words of the one that is chosen. */
export function askPicture(view: EditorView, room: string, from: string) {
  const { state } = view;
  const { selection } = state;
  const chosen =
    selection instanceof NodeSelection && selection.node.type === picture
      ? selection.node
      : undefined;
  const { alt = '', title = '' } = chosen?.attrs ?? {};
  return ask(
    view,
    'picture',
    { alt, caption: title },
    chosen !== undefined,
    async (form, isTaken) => {
      const tr = state.tr;
      if (!isTaken) tr.deleteSelection();
      else {
        const [file] = control(form, 'file').files ?? [];
        const src = file ? await send(form, file, room) : chosen?.attrs.src;
        if (!src) return false;
        const words = {
          alt: control(form, 'alt').value.trim(),
          title: control(form, 'caption').value.trim(),
        };
        const node = picture.create({ src, from, ...words });
        if (chosen) tr.setNodeMarkup(selection.from, null, node.attrs);
        else {
          const top = state.doc.resolve(selection.$to.before(1));
          const isEmpty = top.nodeAfter?.type === paragraph && top.nodeAfter.content.size === 0;
          const end = top.pos + (top.nodeAfter?.nodeSize ?? 0);
          tr.replaceWith(isEmpty ? top.pos : end, end, [node, paragraph.create()]);
          tr.setSelection(
            TextSelection.create(tr.doc, (isEmpty ? top.pos : end) + node.nodeSize + 1),
          );
        }
      }
      view.dispatch(tr.scrollIntoView());
      return true;
    },
  );
}

/** @param take does it, told whether it is to be taken or to go; it stays open where that gives false */
function ask(
  view: EditorView,
  name: string,
  values: Record<string, string>,
  isThere: boolean,
  take: (form: HTMLFormElement, isTaken: boolean) => Promise<boolean>,
) {
  const dialog = document.querySelector<HTMLDialogElement>(`[data-ask="${name}"]`);
  const form = dialog?.querySelector('form');
  if (!dialog || !form) return;
  form.reset();
  form.oninput = ({ target }) => (target as HTMLInputElement).setCustomValidity('');
  dialog.toggleAttribute('data-there', isThere);
  for (const [field, value] of Object.entries(values)) control(form, field).value = value;
  form.onsubmit = async (event) => {
    event.preventDefault();
    const { value } = event.submitter as HTMLButtonElement;
    form.inert = true;
    const isDone = value === 'cancel' || (await take(form, value === 'take'));
    form.inert = false;
    if (isDone) dialog.close();
  };
  dialog.onclose = () => view.focus();
  dialog.showModal();
}

const control = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;

/** Takes it to the site at once. @returns its name there; nothing where it was not taken, which is told */
async function send(form: HTMLFormElement, file: File, room: string): Promise<string | undefined> {
  const told = form.querySelector('[role="status"]');
  const say = (words: string) => {
    if (told) told.textContent = words;
  };
  say('It is being sent …');
  const sent = new FormData();
  sent.set('do', 'picture');
  sent.set('room', room);
  sent.set('picture', await shrunk(file));
  const request = fetch('/desk/act/words', { method: 'POST', body: sent });
  const { name, problem = '' } = await request
    .then((answer) => (answer.ok ? answer.json() : { problem: unsent(answer.status) }))
    .catch(() => ({ problem: 'There is no connection: press again once the line is back.' }));
  say(problem);
  return name;
}

const unsent = (status: number) =>
  status === 401
    ? 'You are signed out: sign in on another tab, then press again.'
    : 'It was not taken: 30 MB at most, please.';

/** As it was chosen from the pages, or typed in short. */
function addressOf({ value, list }: HTMLInputElement): string {
  const typed = value.trim().replace(/\s/g, '%20');
  const page = [...(list?.options ?? [])].find(({ label }) => label === value.trim());
  if (page) return page.value;
  if (/^[^\s/@:]+@[\w.-]+\.\w+$/.test(typed)) return `mailto:${typed}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(typed) ? `https://${typed}` : typed;
}

/** All of the link that the caret is in. */
function linkAround({ selection: { $from, empty } }: EditorState) {
  type Run = { from: number; to: number; href: string };
  let found: Run | undefined;
  let run: Run | undefined;
  $from.parent.forEach((node, offset) => {
    const href = link.isInSet(node.marks)?.attrs.href;
    const from = $from.start() + offset;
    const to = from + node.nodeSize;
    run = href && { from: run?.href === href ? run?.from : from, to, href };
    if (run && run.from <= $from.pos && $from.pos <= to) found = run;
  });
  return empty ? found : undefined;
}
