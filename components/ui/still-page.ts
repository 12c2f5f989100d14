/**
 * Behind an article or a list that is open, the page stays where it is, its bar and chat, too: the scrollbar leaves its
 * place empty.
 */
export const stillPage = `
:root:has(dialog[open], [data-scroll-locked]) { overflow: hidden; scrollbar-gutter: stable; }`;
