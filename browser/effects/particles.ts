/** A particle is made every 300 ms and removed after 6 s [spec 2.3, 9]. */
const interval = 300;
const lifetime = 6_000;

/** Pieces of tile that rise and fade in `data-particles`. */
export function rainParticles() {
  if (!document.querySelector('[data-particles]')) return;
  setInterval(() => {
    const layer = document.querySelector('[data-motion="on"] [data-particles]');
    if (!layer || document.hidden || isUnwanted()) return;
    const piece = createPiece();
    layer.append(piece);
    setTimeout(() => piece.remove(), lifetime);
  }, interval);
}

function createPiece(): HTMLElement {
  const piece = document.createElement('span');
  piece.dataset.particle = '';
  piece.className = `piece-${Math.floor(Math.random() * 3)}`;
  piece.style.setProperty('--from', `${Math.random() * 100}%`);
  piece.style.setProperty('--turn', `${Math.round(Math.random() * 360)}deg`);
  piece.style.setProperty('--size', `${8 + Math.round(Math.random() * 14)}px`);
  return piece;
}

/** For visitors who asked for less motion or less data. */
function isUnwanted(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
