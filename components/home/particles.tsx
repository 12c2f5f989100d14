'use client';

import { useEffect } from 'react';
import { whenActivated } from '@/lib/when-activated';

/** A particle is made every 300 ms and removed after 6 s [spec 2.3, 9]. */
const interval = 300;
const lifetime = 6_000;

/** Decoration of the opening: single pieces of tile that rise and fade in its `data-particles`. */
export function Particles() {
  useEffect(() => {
    const layer = document.querySelector<HTMLElement>('[data-particles]');
    if (!layer || isUnwanted()) return;
    return whenActivated(() => rain(layer));
  }, []);
  return null;
}

function rain(layer: HTMLElement): () => void {
  const removals = new Set<ReturnType<typeof setTimeout>>();
  const timer = setInterval(() => {
    const paused = layer.closest<HTMLElement>('[data-motion]')?.dataset.motion === 'paused';
    if (document.hidden || paused || isUnwanted()) return;
    const piece = layer.appendChild(createPiece());
    const removal = setTimeout(() => {
      piece.remove();
      removals.delete(removal);
    }, lifetime);
    removals.add(removal);
  }, interval);
  return () => {
    clearInterval(timer);
    for (const removal of removals) clearTimeout(removal);
    layer.replaceChildren();
  };
}

function createPiece(): HTMLElement {
  const piece = document.createElement('span');
  piece.dataset.particle = '';
  piece.style.setProperty('--from', `${Math.random() * 100}%`);
  piece.style.setProperty('--turn', `${Math.round(Math.random() * 360)}deg`);
  piece.style.setProperty('--size', `${8 + Math.round(Math.random() * 14)}px`);
  piece.classList.add(`piece-${Math.floor(Math.random() * 3)}`);
  return piece;
}

/** None for those who asked for less motion or less data. */
function isUnwanted(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
