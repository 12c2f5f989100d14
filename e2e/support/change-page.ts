/** As a browser's translator: replaces all text, also what comes later. Its words start with "~". */
export function translate(): void {
  const left = 'script, style, noscript, textarea, font, [translate=no]';
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(left)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = `~${text.data}`;
    text.replaceWith(outer);
  };
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) replace(text);
  };
  document.documentElement.lang = 'de';
  replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) replaceIn(target);
      for (const node of addedNodes) replaceIn(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
