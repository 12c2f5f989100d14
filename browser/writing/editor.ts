import { EditorState, NodeSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { covered } from '#browser/covered.ts';
import { activeIn, commands, plugins } from './commands.ts';
import { askLink, askPicture } from './dialogs.ts';
import { schema } from './grammar.ts';
import { pasting } from './paste.ts';
import { openText } from './text.ts';

/**
 * The text of an article or a letter as it will look, in place of its field, which goes on holding it as Markdown:
 * without this, one types there.
 */
function start(around: HTMLElement, field: HTMLTextAreaElement, bar: HTMLElement) {
  const { room = '', pictures: from = '' } = field.dataset;
  const text = openText(field.value, from, room === 'letters');
  const [label] = field.labels ?? [];
  const told = around.querySelector('[data-told]');
  const say = (words: string) => {
    if (told) told.textContent = words;
  };
  let isLost = false;
  const view: EditorView = new EditorView(null, {
    state: EditorState.create({
      doc: text.doc,
      plugins: plugins(() => {
        askLink(view);
        return true;
      }),
    }),
    attributes: {
      ...(label && { 'aria-labelledby': label.id }),
      'aria-describedby': field.getAttribute('aria-describedby') ?? '',
      'aria-invalid': field.getAttribute('aria-invalid') ?? 'false',
      'aria-multiline': 'true',
      class: 'prose',
      dir: 'auto',
      role: 'textbox',
    },
    ...pasting(() => say('Pictures are left out of what you pasted: add each with its button.')),
    scrollMargin: besideBars,
    scrollThreshold: besideBars,
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      show();
      if (!transaction.docChanged) return;
      let lost = '';
      field.value = text.write(view.state.doc, (words) => {
        lost = `“${words.slice(0, 60)}” would not read as it looks here: write it in another way.`;
      });
      if (lost || isLost) say(lost);
      isLost = lost !== '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    handleClickOn(_, __, node, at) {
      if (node.type !== schema.nodes.picture) return false;
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
      askPicture(view, room, from);
      return true;
    },
  });
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>('[data-do]')];
  const show = () => {
    const active = activeIn(view.state);
    for (const button of buttons) {
      const { do: name = '' } = button.dataset;
      if (name in active) button.ariaPressed = String(active[name]);
    }
  };
  // The keyboard of a phone stays where it is.
  bar.addEventListener('pointerdown', (event) => event.preventDefault());
  bar.addEventListener('mousedown', (event) => event.preventDefault());
  for (const button of buttons) {
    const { do: name = '' } = button.dataset;
    button.addEventListener('click', () => {
      say('');
      if (name === 'link') return askLink(view);
      if (name === 'picture') return askPicture(view, room, from);
      view.focus();
      commands[name]?.(view.state, view.dispatch, view);
    });
  }
  label?.addEventListener('click', () => view.focus());
  field.after(view.dom);
  field.hidden = true;
  bar.hidden = false;
  if (field.autofocus) view.focus();
  show();
  const lift = () => bar.style.setProperty('--covered', `${covered()}px`);
  for (const what of ['resize', 'scroll']) window.visualViewport?.addEventListener(what, lift);
}

/** In px: the caret stays clear of the bars above and below. */
const besideBars = { top: 72, right: 0, bottom: 96, left: 0 };

for (const around of document.querySelectorAll<HTMLElement>('[data-editor]')) {
  const field = around.querySelector('textarea');
  const bar = around.querySelector<HTMLElement>('[data-bar]');
  if (field && bar) start(around, field, bar);
}
