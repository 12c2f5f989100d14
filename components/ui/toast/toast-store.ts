import { type ReactNode, useSyncExternalStore } from 'react';

export type Toast = {
  id: string;
  title: string;
  description?: string;
  action?: ReactNode;
  variant: 'default' | 'destructive';
  /** Whether the focused field already announces the description. */
  describedAtField?: boolean;
};

type Shown = Toast & { open: boolean };

export type ToastProps = { toast: Shown };

export const toastDuration = 5_000; // ms [spec 9]

export const toastColors = {
  default: 'border-sabz bg-white text-ink',
  destructive: 'border-surkh bg-surkh text-white on-dark',
};

const removalDelay = 1_000_000; // ms [spec 9]

let current: Shown | undefined; // at most one [spec 4]
let removal: ReturnType<typeof setTimeout> | undefined;
let count = 0;
const listeners = new Set<() => void>();

export function showToast(toast: Omit<Toast, 'id'>): void {
  clearTimeout(removal);
  count += 1;
  setCurrent({ ...toast, id: String(count), open: true });
}

/** Hides a toast, which stays mounted for its exit animation. */
export function dismissToast(id: string): void {
  if (current?.id !== id) return;
  setCurrent({ ...current, open: false });
  removal = setTimeout(setCurrent, removalDelay, undefined);
}

export function useToast(): Shown | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}

function setCurrent(next: Shown | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
