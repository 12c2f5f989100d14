export type Check = {
  name: string;
  state: 'ok' | 'failed' | 'skipped';
  detail: string;
  /** What is wrong and what to do, as an owner says it. */
  cause?: string;
};

export function checkOf(name: string) {
  return {
    ok: (detail: string): Check => ({ name, state: 'ok', detail }),
    failed: (detail: string, cause?: string): Check => ({
      name,
      state: 'failed',
      detail,
      ...(cause && { cause }),
    }),
    skipped: (detail: string): Check => ({ name, state: 'skipped', detail }),
  };
}
