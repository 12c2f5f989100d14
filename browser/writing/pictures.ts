import type { Token } from '#lib/content/parser.ts';

/** One that has a paragraph for itself is a block. */
export function withPictures(tokens: Token[]): Token[] {
  const alone = tokens.map(
    ({ level, children }, at) =>
      tokens[at - 1]?.type === 'paragraph_open' &&
      level === 1 &&
      children?.length === 1 &&
      children[0]?.type === 'image',
  );
  return tokens.flatMap((token, at) => {
    if (alone[at + 1] || alone[at - 1]) return [];
    const [image] = alone[at] ? (token.children ?? []) : [];
    if (!image) return [token];
    const words = image.children?.map(({ content }) => content).join('') ?? '';
    const src = decoded(String(image.attrGet('src')));
    const meta = { src, alt: words, title: String(image.attrGet('title') ?? '') };
    return [Object.assign(token, { type: 'picture', level: 0, meta, children: null })];
  });
}

/** As it was written, where a % in it is no escape. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
