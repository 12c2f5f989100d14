import { type ReactNode, useSyncExternalStore } from 'react';

export type Toast = {
  id: string;
  title: string;
  description?: string;
  action?: ReactNode;
  variant: 'default' | 'destructive';
  /** The focused field already announces the description. */
  describedAtField?: boolean;
};

type Shown = Toast & { open: boolean };

export type ToastProps = { toast: Shown };

/** Default display in ms [spec 9]. */
export const toastDuration = 5_000;

export const toastColors = {
  default: 'border-sabz bg-white text-ink',
  destructive: 'border-surkh bg-surkh text-white on-dark',
};

/** Removal delay after dismissal, in ms [spec 9]. */
const removalDelay = 1_000_000;

/** At most one toast is shown [spec 4]. */
let current: Shown | undefined;
let removal: ReturnType<typeof setTimeout> | undefined;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a toast, replacing the current one. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  clearTimeout(removal);
  count += 1;
  set({ ...toast, id: String(count), open: true });
}

/** Hides a toast; it is kept for its exit animation. */
export function dismissToast(id: string): void {
  if (current?.id !== id) return;
  set({ ...current, open: false });
  removal = setTimeout(set, removalDelay, undefined);
}

export function useToast(): Shown | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}

function set(next: Shown | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
