import { type ReactNode, useSyncExternalStore } from 'react';

export type Toast = {
  id: string;
  title: string;
  description?: string;
  action?: ReactNode;
  variant: 'default' | 'destructive';
  /** The field that has the focus says the description: the toast's announcement leaves it out. */
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

/** How long a dismissed toast is kept before it is forgotten, in ms [spec 9]. */
const removalDelay = 1_000_000;

/** At most one toast is visible [spec 4], so the state is one toast. */
let current: Shown | undefined;
let removal: ReturnType<typeof setTimeout> | undefined;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one that is there. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  clearTimeout(removal);
  count += 1;
  set({ ...toast, id: String(count), open: true });
}

/** Hides a toast; it stays known for its leave animation. */
export function dismissToast(id: string): void {
  if (current?.id !== id) return;
  set({ ...current, open: false });
  removal = setTimeout(set, removalDelay, undefined);
}

/** The toast that is shown or leaving. */
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
