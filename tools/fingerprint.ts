import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

const sources = [
  '{app,browser,components,drawings,lib,public,server,tools/compile}/**/*.*',
  '{instrumentation,tailwind.config,tools/compile}.ts',
  '{next,postcss}.config.mjs',
  '{tsconfig,tsconfig.build,package-lock}.json',
];
/** Tests, and what tools/compile.ts makes. */
const notSource = /\.test\.tsx?$|^public.assets\b/;
const buildVariables = /^(SITE_URL|AGENCY_\w+|CONTENT_PROTECTION)$/;

/** Of the code, and of the settings that a build reads. */
export function fingerprint(): string {
  const sum = createHash('sha256');
  const variables = Object.entries(process.env).filter(([name]) => buildVariables.test(name));
  sum.update(JSON.stringify(variables.sort()));
  for (const file of globSync(sources).sort()) {
    if (notSource.test(file) || statSync(file).isDirectory()) continue;
    sum.update(`\0${file}\0`).update(readFileSync(file));
  }
  return sum.digest('hex');
}
