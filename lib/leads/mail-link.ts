/** Windows passes no link of more than 2,048 characters to a mail program. */
const maxLinkLength = 2_000;

const ellipsis = encodeURIComponent('…');

/** A `mailto:` link (RFC 6068); a text too long for a link is cut and ends with "…". */
export function mailLink(to: string, subject: string, text: string): string {
  let link = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=`;
  for (const character of text.replace(/\r?\n/g, '\r\n')) {
    const next = link + encodeURIComponent(character);
    if (next.length > maxLinkLength - ellipsis.length) return link + ellipsis;
    link = next;
  }
  return link;
}
