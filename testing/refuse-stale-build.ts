import { isBuilt } from '#tools/build.ts';

export const staleBuild = 'The build is not of this code and these words: `npm run build` first.';

/** Global setup of Playwright, which tests what was built. */
export default async function refuseStaleBuild(): Promise<void> {
  if (await isBuilt()) return;
  throw new Error(staleBuild);
}
