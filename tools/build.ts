// `npm run build`: the production build, unless it is up to date.
import { existsSync, writeFileSync } from 'node:fs';
import { checkContent, checkSettings } from './check.ts';
import { writeContentDays } from './content-days.ts';
import { fingerprint } from './fingerprint.ts';
import { run } from './run.ts';

if (import.meta.main) await build();

/** Stops where the content or the types are wrong. What is written at the desk has no part in it. */
export async function build({ typesChecked = false } = {}) {
  const { code, isCodeBuilt, arePagesMade } = await planBuild();
  if (isCodeBuilt && arePagesMade) return;
  await checkContent();
  if (!isCodeBuilt) {
    if (!typesChecked) await checkTypes('tsconfig.build.json');
    await run('next', ['build']);
  }
  const { allPages } = await import('#lib/site/page-list.ts');
  const { builtFile } = await import('#lib/base/built.ts');
  writeFileSync(builtFile, JSON.stringify({ code, at: Date.now() }));
  console.info(`Making ${allPages().length} pages…`);
  await run('node', ['--no-warnings', 'lib/publishing/making/publish.ts']);
}

export async function checkTypes(project: string): Promise<void> {
  await run('next', ['typegen']);
  // Its four checkers would check much of it four times: on two processors they take twice as long.
  await run('tsc', ['--noEmit', '--project', project, '--checkers', '1']);
}

/** Whether `build` has nothing to do. */
export async function isBuilt(): Promise<boolean> {
  const { isCodeBuilt, arePagesMade } = await planBuild();
  return isCodeBuilt && arePagesMade;
}

async function planBuild() {
  checkSettings();
  writeContentDays();
  // Imported only now, as these read the settings.
  const { builtCode, builtFile } = await import('#lib/base/built.ts');
  const { arePagesMade } = await import('#lib/publishing/snapshot.ts');
  const code = fingerprint();
  return {
    code,
    isCodeBuilt: existsSync(builtFile) && builtCode().code === code,
    arePagesMade: await arePagesMade(code),
  };
}
