export type Check = {
  name: string;
  state: 'ok' | 'failed' | 'skipped';
  /** For whoever runs the server. */
  detail: string;
  /** What is wrong, as an owner says it. */
  cause?: string;
  /** What it means to an owner, and what to do where it did not succeed. */
  title: string;
  advice?: string;
};

/** @param words for the owner; what never fails needs only the first */
export function checkOf(
  name: string,
  words: { works?: string; fails?: string; advice?: string } = {},
) {
  const { works = name, fails = name, advice = askForHelp } = words;
  return {
    ok: (detail: string): Check => ({ name, state: 'ok', detail, title: works }),
    failed: (detail: string, cause?: string): Check => ({
      name,
      state: 'failed',
      detail,
      ...(cause && { cause }),
      title: fails,
      advice: cause ? `${cause} ${advice}` : advice,
    }),
    skipped: (detail: string): Check => ({ name, state: 'skipped', detail, title: fails, advice }),
  };
}

const askForHelp = 'Ask whoever runs the server to look at it, with the words below.';
