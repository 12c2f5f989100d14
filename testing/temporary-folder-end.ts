import { rmSync } from 'node:fs';
import path from 'node:path';

/** Takes away the folder that `temporary-folder.ts` opened: Jest's global teardown. */
export default function removeTemporaryFolder(): void {
  const folder = process.env.TMPDIR ?? '';
  // Never the machine's own, should the setup have failed.
  if (path.basename(folder).startsWith('site-tests-')) {
    rmSync(folder, { recursive: true, force: true });
  }
}
