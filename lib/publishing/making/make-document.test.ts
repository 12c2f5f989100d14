import { makeDocument } from './make-document.ts';
import { wordsOf } from './prune-styles.ts';

const base = '@layer base{p{margin:0}}';
const hero = '.hero{color:red}';
const sheet = `${base}@layer components{.below{color:#00f}${hero}}`;
const start = '<body><section><h1 class="hero">Hi</h1></section>';

it('leaves the styles of the first screen in the head, and the sheet without its layers in common below', () => {
  const below = '<p class="below hero"></p>';
  const html = `<head><style>${sheet}</style></head>${start}${below}`;
  expect(makeDocument(html, new Set(), true)).toBe(
    `<head><style>${base}@layer components{${hero}}</style></head>${start}` +
      `<style data-rest>${sheet.replace(base, '')}</style>${below}`,
  );
});

it('leaves the rules of a page and of its scripts, and what they use', () => {
  const rules = [
    '.used{color:red}',
    '.unused{color:#00f}',
    '.md\\:p-2\\.5{padding:2px}',
    ".after\\:content-\\[\\'\\/\\'\\]:after{content:'/'}",
    '.parent .gone i{color:green}',
    '.by-script:hover{color:#ff0}',
    '@keyframes fade{to{opacity:1}}',
    '.moving{animation:sway 1s}',
    '@keyframes sway{to{opacity:1}}',
    '.used:not(.gone){animation:fade 1s}',
    ':is(.used,.outer:has(.gone)) b,.lost i{padding:0}',
  ];
  const page = `<style>${rules.join('')}</style><p class="used parent md:p-2.5 after:content-[&#x27;/&#x27;]">gone unused</p>`;
  const made = makeDocument(page, wordsOf("element.className='by-script'"), false);
  const kept = ['.used b', 'padding', 'after', 'by-script', 'keyframes fade', ':not(.gone)'];
  for (const rule of kept) expect(made).toContain(rule);
  const dropped = ['.unused', '.gone i', 'sway', '.outer', '.lost'];
  for (const rule of dropped) expect(made).not.toContain(rule);
});

it('gives utilities short names, one to those that always stand together, but not to grounds', () => {
  const grounds = '.bg-sand{background:tan}.by-script{color:red}';
  const style = `.mt-2{margin-top:2px}.sm\\:p-1{padding:1px}${grounds}.gap-3{gap:3px}`;
  const later = '.part{color:#00f}';
  const sheet = `@layer components{.a{color:#000}}@layer utilities{${style}}${later}`;
  const named = `.b{margin-top:2px;padding:1px}${grounds}.c{gap:3px}`;
  const list = '<p class="a part gap-3"></p><p class="sm:p-1 bg-sand mt-2 by-script"></p>';
  expect(makeDocument(`<style>${sheet}</style>${list}`, new Set(['by-script']), false)).toBe(
    `<style>@layer components{.a{color:#000}}@layer utilities{${named}}${later}</style>` +
      '<p class="a part c"></p><p class="b bg-sand by-script"></p>',
  );
});
