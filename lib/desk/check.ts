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
  /** What an alert says of it, as a subject; none where nobody is told. */
  alerts?: 'store' | 'mail' | 'leads' | 'bounces';
  /** One try went wrong: whether it works is known after the next. */
  isUnsure?: boolean;
};

type Words = { works?: string; fails?: string; advice?: string } & {
  alerts?: Check['alerts'] | undefined;
};

/** @param words for the owner; what never fails needs only the first */
export function checkOf(name: string, words: Words = {}) {
  const { works = name, fails = name, advice = askForHelp, alerts } = words;
  const about = { name, ...(alerts && { alerts }) };
  return {
    ok: (detail: string, isUnsure?: boolean): Check => ({
      ...{ ...about, state: 'ok', detail, title: works, ...(isUnsure && { isUnsure }) },
    }),
    failed: (detail: string, cause?: string): Check => ({
      ...about,
      state: 'failed',
      detail,
      ...(cause && { cause }),
      title: fails,
      advice: cause ? `${cause} ${advice}` : advice,
    }),
    skipped: (detail: string): Check => ({
      ...{ ...about, state: 'skipped', detail, title: fails, advice },
    }),
  };
}

const askForHelp = 'Ask whoever runs the server to look at it, with the words below.';
