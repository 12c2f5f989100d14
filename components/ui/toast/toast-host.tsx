'use client';

import { lazy, Suspense } from 'react';
import { loadPart } from '#components/ui/load-part.ts';
import { PlainToast } from './plain-toast.tsx';
import { useToast } from './toast-store.ts';

const load = () => import('./toaster.tsx');
const Toaster = lazy(async () => (await loadPart(load)) ?? { default: PlainToast });

/** So that a toast can report a lost connection. */
export function preloadToaster(): void {
  // Showing a toast retries.
  load().catch(() => undefined);
}

export function ToastHost() {
  const toast = useToast();
  if (!toast) return null;
  return (
    <Suspense>
      <Toaster toast={toast} />
    </Suspense>
  );
}
