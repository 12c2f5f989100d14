'use client';

import { useState } from 'react';

/** Stops and restarts what moves by itself in the opening (WCAG 2.2.2). */
export function MotionSwitch() {
  const [paused, setPaused] = useState(false);
  return (
    <button
      type="button"
      className="motion-switch"
      onClick={({ currentTarget }) => {
        const scope = currentTarget.closest<HTMLElement>('[data-motion]');
        if (scope) scope.dataset.motion = paused ? 'on' : 'paused';
        setPaused(!paused);
      }}
    >
      <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true" focusable="false">
        <path d={paused ? 'M4 2l10 6-10 6z' : 'M4 2h3v12H4zM9 2h3v12H9z'} fill="currentColor" />
      </svg>
      <span className="sr-only">{paused ? 'Play motion' : 'Pause motion'}</span>
    </button>
  );
}
