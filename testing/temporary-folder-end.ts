import { rmSync } from 'node:fs';
import path from 'node:path';

export default function removeTemporaryFolder(): void {
  const folder = process.env.TMPDIR ?? '';
  // Never the machine's own, in case the setup failed.
  if (path.basename(folder).startsWith('site-tests-')) {
    rmSync(folder, { recursive: true, force: true });
  }
}
