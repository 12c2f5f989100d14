import { existsSync, readdirSync } from 'node:fs';
import { routes } from '#lib/content/routes.ts';
import { fontFaces, fontRule } from '#lib/publishing/font-faces.ts';

const folder = 'dist/public/assets';

let rules: string | undefined;

/** For the fonts that the build published for visitors; `npm run dev` has none. */
export function fontRules(): string {
  rules ??= existsSync(folder) ? readdirSync(folder).map(ruleOf).join('') : '';
  return rules;
}

function ruleOf(file: string): string {
  const face = fontFaces.find((each) => file.startsWith(each.file.replace('.woff2', '-')));
  return face && file.endsWith('.woff2') ? fontRule({ ...face, url: routes.asset(file) }) : '';
}
