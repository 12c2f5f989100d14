/** Words that stand once in each page and end the name of every link to the chat. */
export const chatNoteId = 'chat-note';

/**
 * What makes a link one to the chat: it opens a new tab, and says so to ears. It is named by its own
 * words and by the note's, so that eyes read no more than its own.
 *
 * @param id unique in the page
 */
export function toChat(id: string, href: string) {
  return { id, href, target: '_blank', rel: 'noopener', 'aria-labelledby': `${id} ${chatNoteId}` };
}
