import {
  baseKeymap,
  chainCommands,
  lift,
  setBlockType,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import {
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './grammar.ts';

const { paragraph, heading, blockquote, bullet_list, ordered_list, list_item, hard_break } =
  schema.nodes;
const { strong, em, link } = schema.marks;

/** What the buttons above a text do that need no question, by their names. */
export const commands: Record<string, Command> = {
  heading: (state, dispatch) =>
    setBlockType(isIn(state, heading) ? paragraph : heading)(state, dispatch),
  bold: toggleMark(strong),
  italic: toggleMark(em),
  list: toggleList(bullet_list),
  numbers: toggleList(ordered_list),
  quote: (state, dispatch) =>
    (isIn(state, blockquote) ? lift : wrapIn(blockquote))(state, dispatch),
  undo,
};

/** Which of the buttons tell of what is around the caret. */
export function activeIn(state: EditorState): Record<string, boolean> {
  const list = state.selection.$from.node(depthOfList(state));
  return {
    heading: isIn(state, heading),
    bold: has(state, strong),
    italic: has(state, em),
    link: has(state, link),
    list: list.type === bullet_list,
    numbers: list.type === ordered_list,
    quote: isIn(state, blockquote),
  };
}

/** @param askLink what the key of a link does */
export const plugins = (askLink: Command) => [
  history(),
  inputRules({
    rules: [
      textblockTypeInputRule(/^##\s$/, heading),
      wrappingInputRule(/^[-*]\s$/, bullet_list),
      wrappingInputRule(/^(\d{1,2})[.)]\s$/, ordered_list, ([, order]) => ({
        order: Number(order),
      })),
      wrappingInputRule(/^>\s$/, blockquote),
    ],
  }),
  keymap({
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Mod-b': toggleMark(strong),
    'Mod-i': toggleMark(em),
    'Mod-k': askLink,
    Backspace: chainCommands(undoInputRule, liftFromStart),
    Enter: splitListItem(list_item),
    Tab: sinkListItem(list_item),
    'Shift-Tab': liftListItem(list_item),
    'Shift-Enter': (state, dispatch) => {
      const isAllowed = state.selection.$from.parent.type === paragraph;
      if (isAllowed)
        dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView());
      return isAllowed;
    },
  }),
  keymap(baseKeymap),
];

/** The first entry of a list goes up a level, or becomes a paragraph; others join the one before. */
const liftFromStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const isStart = empty && $from.parentOffset === 0 && $from.index(-1) === 0;
  const isFirst = isStart && $from.node(-1).type === list_item && $from.index(-2) === 0;
  return isFirst && liftListItem(list_item)(state, dispatch);
};

function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const depth = depthOfList(state);
    if (depth === 0) return wrapInList(type)(state, dispatch);
    if ($from.node(depth).type === type) return liftListItem(list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
    return true;
  };
}

/** Of the innermost list around the caret; 0 where there is none. */
const depthOfList = (state: EditorState) =>
  Math.max(0, ...[bullet_list, ordered_list].map((list) => typesAround(state).lastIndexOf(list)));

const isIn = (state: EditorState, type: NodeType) => typesAround(state).includes(type);

/** Of what the caret is in, from the outermost. */
const typesAround = ({ selection: { $from } }: EditorState) =>
  Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type);

function has({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { $from, from, to, empty } = selection;
  return empty
    ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined
    : doc.rangeHasMark(from, to, mark);
}
