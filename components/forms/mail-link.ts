/** How long a link may be: Windows hands none of more than 2,048 characters to a mail program. */
const longest = 2_000;
const cut = encodeURIComponent('…');

/** A `mailto:` link that begins a mail (RFC 6068); a text too long for a link ends with "…". */
export function mailLink(to: string, subject: string, text: string): string {
  let link = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=`;
  for (const character of text.replace(/\r?\n/g, '\r\n')) {
    const next = link + encodeURIComponent(character);
    if (next.length > longest - cut.length) return link + cut;
    link = next;
  }
  return link;
}
