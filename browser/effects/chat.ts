/** Names the page in the message of the floating chat button. */
export function addPageToChat() {
  const subject = document.querySelector('h1')?.textContent;
  if (!subject || location.pathname === '/') return;
  greet(`Hello, I am writing from your page “${subject}”.`);
}

export function greet(text: string) {
  const chat = document.querySelector<HTMLAnchorElement>('#chat');
  if (chat) chat.search = `${new URLSearchParams({ text })}`;
}
