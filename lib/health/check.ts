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
    ok(detail: string, isUnsure = false): Check {
      return { ...about, state: 'ok', detail, title: works, isUnsure };
    },
    failed(detail: string, cause = ''): Check {
      const failure = { state: 'failed', detail, title: fails } as const;
      return { ...about, ...failure, ...(cause && { cause }), advice: `${cause} ${advice}`.trim() };
    },
    skipped(detail: string): Check {
      return { ...about, state: 'skipped', detail, title: fails, advice };
    },
  };
}

const askForHelp = 'Ask whoever runs the server to look at it, with the words below.';
