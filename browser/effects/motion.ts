import { onClick } from './on-click.ts';

/** Answers the switch that stops and restarts what moves by itself (WCAG 2.2.2). */
export function answerMotionSwitch() {
  onClick('[data-motion-switch]', (button) => {
    const scope = button.closest<HTMLElement>('[data-motion]');
    if (scope) scope.dataset.motion = scope.dataset.motion === 'on' ? 'paused' : 'on';
  });
}
