export const chatNoteId = 'chat-note';

/** Props of a link that opens the chat in a new tab; its accessible name ends with the note about that. */
export function toChat(id: string, href: string) {
  return { id, href, target: '_blank', rel: 'noopener', 'aria-labelledby': `${id} ${chatNoteId}` };
}
