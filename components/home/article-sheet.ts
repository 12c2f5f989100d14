import { palette } from '#lib/base/palette.ts';

/** Of browser/article-dialog.ts. Printed, an open article is all that there is, at full length. */
export const articleSheet = `
@layer components {
  .dialog {
    --side: min(8vw, 4.5rem);
    animation: enter 320ms cubic-bezier(0.2, 0.7, 0.2, 1);
    background: ${palette.paper};
    color: inherit;
    height: 100%;
    margin: auto;
    max-height: min(56rem, 100dvh - min(2rem, 10vw));
    max-width: min(48rem, 100vw - min(2rem, 10vw));
    overflow: hidden auto;
    overscroll-behavior: contain;
    padding: min(0.75rem, 3.75vw) var(--side) min(1.5rem, 7.5vw);
    width: 100%;
  }
  .dialog::backdrop {
    animation: fade 200ms;
    background: ${palette.lajvard900}B8;
  }
  .dialog > * + * { margin-top: min(1.25rem, 6.25vw); }
  .dialog > :is(img, .photograph) { min-width: 100%; }
  .dialog > .edge-t-1 { padding-top: min(1rem, 5vw); }
  .dialog > button { text-align: start; }
  /* Says nothing where the words come soon. */
  .dialog > [role="status"] > span { animation: fade 200ms 1s both; }
  /* Beside the words, where there is room. */
  .dialog-close {
    background: inherit;
    float: right;
    line-height: 1;
    margin: 0 calc(0.75rem - var(--side)) 0 0.75rem;
    position: sticky;
    top: 0;
  }
}
@keyframes enter { from { opacity: 0; translate: 0 1rem; } }
@keyframes fade { from { opacity: 0; } }
@media (prefers-reduced-motion) { ::backdrop { animation: none; } }
@media (forced-colors: active) { .dialog { outline: 1px solid; } }
@media print {
  body:has(.dialog) > :not(.dialog) { display: none; }
  .dialog { max-height: none; overflow: visible; position: static; }
}`;
