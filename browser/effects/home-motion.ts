import { onClick } from './on-click.ts';
import { savesData } from './prefetch.ts';

const interval = 300; // ms [spec 2.3, 9]
const lifetime = 20; // intervals
const firstAfter = 2_000; // ms, in which a telephone lays out fonts and pictures
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Lets pieces of tile rise beside the text of the home page's hero. One goes as another comes: each change is a frame. */
export function showParticles() {
  const layer = document.querySelector('[data-particles]');
  let count = 0;
  const move = (around: Element) => {
    if (around.closest('[data-motion="paused"]')) return;
    count += 1;
    around.querySelector(`[data-particle="${count - lifetime}"]`)?.remove();
    if (!document.hidden && !savesData() && !lessMotion.matches) around.append(createPiece(count));
  };
  if (layer) setTimeout(setInterval, firstAfter, move, interval, layer);
}

function createPiece(count: number): HTMLElement {
  const piece = document.createElement('span');
  piece.dataset.particle = String(count);
  piece.className = `piece-${Math.round(Math.random())}`;
  piece.classList.toggle('piece-right', count % 2 === 0);
  const [from, turn, size] = [1, 360, 14].map((most) => Math.random() * most);
  piece.style.cssText = `--from:${from};--turn:${turn}deg;--size:min(8px + ${size}px,var(--wrap) * 0.75)`;
  return piece;
}

/** Pauses and resumes animations (WCAG 2.2.2). */
export function handleMotionSwitch() {
  onClick('[data-motion-switch]', (button) => {
    const scope = button.closest<HTMLElement>('[data-motion]');
    if (scope) scope.dataset.motion = scope.dataset.motion === 'on' ? 'paused' : 'on';
  });
}

const options = { threshold: 0.1, rootMargin: '0px 0px -50px 0px' }; // [spec 2.3, 9]

export function revealSections() {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.setAttribute('data-reveal', isIntersecting ? 'shown' : 'hidden');
    }
  }, options);
  for (const element of document.querySelectorAll('.reveal')) observer.observe(element);
}
