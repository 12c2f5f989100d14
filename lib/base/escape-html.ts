/** For an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** For text as other programs escape it. */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|apos|gt|lt|quot));/gi,
    (_, hex?: string, decimal?: string, name?: string) =>
      name === undefined
        ? String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
        : (signs[name.toLowerCase()] ?? ''),
  );
}

const signs: Record<string, string> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };
