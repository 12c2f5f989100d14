const adopted = new Set<string>();

/** Has styles come with the script that alone needs them: no document has to carry them. */
export function adoptSheet(rules: string): void {
  if (adopted.has(rules)) return;
  adopted.add(rules);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
