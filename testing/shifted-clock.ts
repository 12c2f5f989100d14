// Preloaded to shift a process's clock by the ms in the file that CLOCK_SHIFT_FILE names, read each time.
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_SHIFT_FILE ?? '';
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts: []) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }
  static override now() {
    return now();
  }
} as DateConstructor;

function now(): number {
  return RealDate.now() + Number(readFileSync(file, 'utf8'));
}
