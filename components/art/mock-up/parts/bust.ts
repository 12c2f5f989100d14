import type { Box } from '../box';
import { dot, line, type Mark, piece } from '../mark';
import { coordinates } from '../path';

export type Person = {
  cloth: string;
  skin: string;
  /** The color of the hair, or of the veil. */
  hair: string;
  looks: 'short' | 'bearded' | 'long';
  /** The color of the neckline; small busts do without. */
  trim?: string;
};

/** A person to the shoulders, standing on the box's lower edge. */
export function bust(place: Box, { cloth, skin, hair, looks, trim }: Person): Mark[] {
  const { x, y, w, h } = place;
  const middle = Math.round(x + w / 2);
  const head = Math.round(w * 0.3);
  const top = Math.round(y + h * 0.4);
  const chin = Math.round(top + head * 0.9);
  const [shoulder, rise] = [Math.round(w * 0.4), Math.round(y + h - chin)];
  const down = (length: number) => `M${coordinates(middle, top)}v${Math.round(length)}`;

  return [
    looks === 'long'
      ? line(down(h * 0.3), place, hair, Math.round(head * 1.6))
      : dot(middle, top - head * 0.12, Math.round(head * 1.16), hair),
    piece(
      `M${coordinates(middle - shoulder, y + h)}q0-${rise} ${shoulder}-${rise}t${shoulder} ${rise}z`,
      place,
      cloth,
    ),
    ...(trim ? [line(`M${coordinates(middle - 8, chin + 2)}l8 14 8-14`, place, trim, 2)] : []),
    line(down(head * 0.54), place, skin, Math.round(head * 0.84)),
    ...(looks === 'bearded' ? [beard(middle, top + head * 0.5, head * 0.42, hair)] : []),
  ];
}

function beard(x: number, y: number, half: number, fill: string): Mark {
  const [r, top, low] = [Math.round(half), Math.round(y), Math.round(half * 1.3)];
  const d = `M${coordinates(x - r, top)}q${r} ${r} ${2 * r} 0q0 ${low}-${r} ${low}t-${r}-${low}z`;
  return piece(d, { x: x - r, y: top, w: 2 * r, h: low }, fill);
}
