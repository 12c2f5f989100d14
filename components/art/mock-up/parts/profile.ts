import { type Box, box } from '../box';
import { bar, card, type Mark, piece } from '../mark';
import { coordinates } from '../path';
import type { Tone } from '../tone';
import { bust, type Person } from './bust';

/** A person's card: the portrait in an arched niche, the name, a fact, how well it fits (0 to 1). */
export function profile(
  place: Box,
  tone: Tone,
  niche: string,
  person: Person,
  fit: number,
): Mark[] {
  const { x, y, w, h } = place;
  const stand = box(x + 6, y + 6, w - 12, h - 48);

  return [
    card(place, tone.card),
    arch(stand, niche),
    ...bust(stand, person),
    bar(x + 6, y + h - 33, w * 0.52, tone.text),
    bar(x + 6, y + h - 22, w * 0.7, tone.quiet),
    bar(x + 6, y + h - 10, w - 12, tone.rule),
    bar(x + 6, y + h - 10, (w - 12) * fit, tone.accent),
  ];
}

/** A pointed arch that fills the box. */
function arch(place: Box, fill: string): Mark {
  const { x, y, w, h } = place;
  const [half, rise] = [Math.round(w / 2), Math.round(w * 0.42)];
  const tip = Math.round(rise * 0.7);
  const d = `M${coordinates(x, y + h)}v${rise - h}q0-${tip} ${half}-${rise}q${half} ${rise - tip} ${half} ${rise}v${h - rise}z`;
  return piece(d, place, fill);
}
