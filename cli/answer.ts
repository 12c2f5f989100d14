/** `data` is the output of `--json`. `exitCode` is 0 unless given. */
export type Answer = { text: string; data: unknown; exitCode?: number };

export type Command = {
  about: string;
  /** Below its help. */
  more?: string;
  /** What it takes but a word. */
  flag?: readonly [name: string, about: string];
  /** @param typed empty where nothing was */
  run(typed: string, hasFlag: boolean): Promise<Answer>;
};

/** Ends the command with exit code 1. */
export function fail(reason: string): never {
  throw new Error(reason);
}

/** Without what a terminal would run, or write the line backwards for. */
export function printable(text: string): string {
  return text.replace(/\r(?!\n)/g, '\n').replace(unprintable, '\uFFFD');
}

/** With escapes in place of the unprintable. */
export function printableJson(data: unknown): string {
  const toEscape = (mark: string) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(data, null, 2).replace(unprintable, toEscape);
}

/** Control characters, marks of direction, and Unicode's line breaks. */
const unprintable = /[^\P{Cc}\n\r\t]|[\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;
