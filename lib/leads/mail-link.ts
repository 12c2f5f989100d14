/** Windows passes no link of more than 2,048 characters to a mail program. */
const maxLinkLength = 2_000;

const ellipsis = encodeURIComponent('…');

/** A `mailto:` link (RFC 6068) with as much of a text as fits. */
export function mailLink(to: string, subject: string, text: string): string {
  const link = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=`;
  return link + encodeURIComponent(cut(text.replace(/\r?\n/g, '\r\n'), link.length));
}

/** A text for a link that has so many characters already: where it is too long it ends with "…". */
export function cut(text: string, taken = 100): string {
  let length = taken + ellipsis.length;
  let end = 0;
  for (const character of text) {
    length += encodeURIComponent(character).length;
    if (length > maxLinkLength) return `${text.slice(0, end)}…`;
    end += character.length;
  }
  return text;
}
