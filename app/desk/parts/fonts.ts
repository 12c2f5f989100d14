import { existsSync, readdirSync } from 'node:fs';
import { routes } from '#lib/routes.ts';

const faces = { display: '650', text: '400 700' };
const folder = 'dist/public/assets';

let rules: string | undefined;

/** For the fonts that the build published for visitors; `npm run dev` has none. */
export function fontRules(): string {
  rules ??= existsSync(folder) ? readdirSync(folder).map(fontRule).join('') : '';
  return rules;
}

function fontRule(file: string): string {
  const [, family] = /^(display|text)-[^.]*\.woff2$/.exec(file) ?? [];
  if (family !== 'display' && family !== 'text') return '';
  return `@font-face{font-family:${family};src:url(${routes.asset(file)})format("woff2");font-weight:${faces[family]};font-stretch:75% 125%;font-display:swap}`;
}
