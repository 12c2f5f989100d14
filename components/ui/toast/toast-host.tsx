'use client';

import { lazy, Suspense } from 'react';
import { loadPart } from '../load-part';
import { PlainToast } from './plain-toast';
import { useToast } from './toast-store';

const load = () => import('./toaster');
const Toaster = lazy(async () => (await loadPart(load)) ?? { default: PlainToast });

/**
 * Fetches the toast's code ahead of need. Forms call it at the first touch, so that word of a failed
 * connection does not depend on that connection.
 */
export function preloadToaster(): void {
  // A failed preload is no failure: showing the toast asks again.
  load().catch(() => undefined);
}

/** Where toasts appear. Nothing is loaded until there is one. */
export function ToastHost() {
  const toast = useToast();
  if (!toast) return null;
  return (
    <Suspense>
      <Toaster toast={toast} />
    </Suspense>
  );
}
