/** Pauses the hero's motion (WCAG 2.2.2), by browser/effects/motion.ts. */
export function MotionSwitch() {
  return (
    <button
      type="button"
      data-motion-switch=""
      className="grid size-9 flex-none cursor-pointer place-items-center rounded-full border border-field text-ink-2 hover:bg-sand-100 motion-reduce:hidden noscript:hidden print:hidden"
    >
      <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true" focusable="false">
        <path data-when="on" d="M4 2h3v12H4zM9 2h3v12H9z" fill="currentColor" />
        <path data-when="paused" d="M4 2l10 6-10 6z" fill="currentColor" />
      </svg>
      <span data-when="on" className="sr-only">
        Pause motion
      </span>
      <span data-when="paused" className="sr-only">
        Play motion
      </span>
    </button>
  );
}
