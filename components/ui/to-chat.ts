/** Id of a note that ends the accessible name of every chat link. */
export const chatNoteId = 'chat-note';

/**
 * Props of a link to the chat: opens a new tab, and says so in its accessible name.
 * @param id unique in the page
 */
export function toChat(id: string, href: string) {
  return { id, href, target: '_blank', rel: 'noopener', 'aria-labelledby': `${id} ${chatNoteId}` };
}
