// Preloaded by a process whose clock is to be wrong: by as many ms as the file that CLOCK_SHIFT_FILE
// names says at that moment.
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
