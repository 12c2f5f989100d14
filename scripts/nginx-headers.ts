export function headerLines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('');
}

/** nginx expands variables, and takes 4 KB at most. */
function quoted(text: string): string {
  if (/[$\\\n]/.test(text) || text.length > 4_000) {
    throw new Error(`nginx cannot send ${JSON.stringify(text.slice(0, 100))}`);
  }
  return `"${text.replaceAll('"', '\\"')}"`;
}
