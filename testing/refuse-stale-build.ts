export const staleBuild = 'The build is not of this code and these words: `npm run build` first.';

/** Global setup of Playwright, which tests what was built. */
export default async function refuseStaleBuild(): Promise<void> {
  // Imported only now: Jest reads the sentence, and cannot read a program.
  const { isBuilt } = await import('#tools/build.ts');
  if (await isBuilt()) return;
  throw new Error(staleBuild);
}
