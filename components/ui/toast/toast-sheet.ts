import { palette } from '#lib/palette.ts';

/** As `--spacing` in app/styles/theme.css. */
const step = 'min(0.25rem, 1.25vw)';

const rules = `
@layer components {
  .toast-viewport {
    max-width: 100vw;
    padding: calc(4 * ${step});
    position: fixed;
    width: 26rem;
    z-index: 70;
  }
  .toast {
    align-items: start;
    animation: toast 320ms cubic-bezier(0.2, 0.7, 0.2, 1);
    border: 1px solid;
    border-left-width: 6px;
    border-radius: 4px;
    box-shadow: 0 8px 32px ${palette.ink}3D;
    display: flex;
    gap: calc(3 * ${step});
    max-height: calc(100dvh - 8 * ${step});
    overflow: auto;
    padding: calc(4 * ${step});
    translate: var(--radix-toast-swipe-move-x);
  }
}
@keyframes toast {
  from { opacity: 0; translate: 0 1rem; }
}
@media print {
  .toast-viewport { display: none; }
}`;

let sheet: CSSStyleSheet | undefined;

/** Toasts bring their styles along: only scripts make them, so no document has to carry them. */
export function adoptToastSheet(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
