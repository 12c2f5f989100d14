/** @jest-environment jsdom */
import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { plugins } from './commands.ts';
import { openText } from './text.ts';

/** What a text says once a key was pressed, some times, right before some of its words. */
function press(key: string, markdown: string, words: string, times = 1): string {
  const { doc, write } = openText(markdown);
  let at = 0;
  doc.descendants((node, place) => {
    if (node.text === words) at = place;
  });
  const selection = TextSelection.create(doc, at);
  const state = EditorState.create({ doc, selection, plugins: plugins(() => false) });
  const view = new EditorView(null, { state });
  // It has no layout.
  view.endOfTextblock = () => view.state.selection.$from.parentOffset === 0;
  for (let time = 0; time < times; time += 1) {
    const event = new KeyboardEvent('keydown', { key });
    view.someProp('handleKeyDown', (handle) => handle(view, event));
  }
  return write(view.state.doc);
}

test.each([
  [1, '- a\n  - b\n  - c', '- a\n- b\n  - c'],
  [1, '> 1. b\n> 2. c', '> b\n>\n> 1. c'],
  [2, '- a\n- b\n- c', '- ab\n- c'],
])('%i Backspace takes an entry up a level, or joins it: %j', (times, markdown, after) => {
  expect(press('Backspace', markdown, 'b', times)).toBe(after);
});
