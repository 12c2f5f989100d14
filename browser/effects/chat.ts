/** Names the page in the message of the floating chat button. */
export function addPageToChat() {
  const link = document.querySelector<HTMLAnchorElement>('#chat');
  const subject = document.querySelector('h1')?.textContent;
  if (!link || !subject || location.pathname === '/') return;
  const url = new URL(link.href);
  url.searchParams.set('text', `Hello, I am writing from your page “${subject}”.`);
  link.href = url.href;
}
