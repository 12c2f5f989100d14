import { rmSync } from 'node:fs';

/** Takes away the folder that `temporary-folder.ts` opened: Jest's global teardown. */
export default function removeTemporaryFolder(): void {
  rmSync(process.env.TMPDIR ?? '', { recursive: true, force: true });
}
