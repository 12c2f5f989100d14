import { isBuilt } from '#tools/build.ts';

/** Global setup of Playwright, which tests what was built. */
export default async function refuseStaleBuild(): Promise<void> {
  if (await isBuilt()) return;
  throw new Error('The build is not of this code and these words: `npm run build` first.');
}
