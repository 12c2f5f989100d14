import { onClick } from './on-click.ts';

/** Pauses and resumes animations (WCAG 2.2.2). */
export function handleMotionSwitch() {
  onClick('[data-motion-switch]', (button) => {
    const scope = button.closest<HTMLElement>('[data-motion]');
    if (scope) scope.dataset.motion = scope.dataset.motion === 'on' ? 'paused' : 'on';
  });
}
