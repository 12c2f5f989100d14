/** A number in [0, 1): FNV-1a over UTF-16 units; MurmurHash3's finalizer spreads similar texts. */
export function hashFraction(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

export function pick<T>(text: string, options: readonly [T, ...T[]]): T {
  return options[Math.floor(hashFraction(text) * options.length)] ?? options[0];
}
