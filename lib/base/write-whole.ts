import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file that is never half there, whenever the process is killed. */
export function writeWhole(file: string, text: string | Buffer, mode?: number): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // Readers of a folder pass over a name that begins with a dot.
  const unfinished = path.join(
    /* turbopackIgnore: true */ path.dirname(file),
    `.${path.basename(file)}.${process.pid}`,
  );
  try {
    writeFileSync(unfinished, text, { mode });
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
