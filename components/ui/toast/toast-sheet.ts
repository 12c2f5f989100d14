import { palette } from '#lib/base/palette.ts';

export const toastSheet = `
@layer components {
  .toast-viewport {
    inset: auto 0 3.5rem auto;
    max-width: 100vw;
    padding: var(--wrap);
    position: fixed;
    width: 28rem;
    z-index: 70;
  }
  .toast {
    align-items: start;
    animation: toast 320ms ease-out;
    background: ${palette.white};
    border: 1px solid ${palette.sabz700};
    border-left-width: 6px;
    border-radius: 4px;
    box-shadow: 0 8px 32px ${palette.ink}3D;
    color: ${palette.ink};
    display: flex;
    gap: 0.75rem;
    max-height: calc(100dvh - var(--bar) - 2 * var(--wrap));
    overflow: auto;
    padding: min(1rem, 5vw);
    translate: var(--radix-toast-swipe-move-x);
  }
  .toast-destructive {
    background: ${palette.surkh700};
    border-color: ${palette.surkh700};
    color: ${palette.white};
  }
}
@media (width < 40rem) {
  .toast-viewport { inset: var(--bar) 0 auto auto; }
}
@keyframes toast {
  from { opacity: 0; translate: 0 1rem; }
}
@media print {
  .toast-viewport { display: none; }
}`;
