export type Check = { name: string; state: 'ok' | 'failed' | 'skipped'; detail: string };

export function checkOf(name: string) {
  return {
    ok: (detail: string): Check => ({ name, state: 'ok', detail }),
    failed: (detail: string): Check => ({ name, state: 'failed', detail }),
    skipped: (detail: string): Check => ({ name, state: 'skipped', detail }),
  };
}
