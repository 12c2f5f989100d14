import { pruneStyles, wordsOf } from './prune-styles.ts';

const sheet = [
  '.used{color:red}',
  '.unused{color:#00f}',
  '.md\\:p-2\\.5{padding:2px}',
  ".after\\:content-\\[\\'\\/\\'\\]:after{content:'/'}",
  '.parent .gone{color:green}',
  '.by-script:hover{color:#ff0}',
  '@keyframes fade{to{opacity:1}}',
  '.moving{animation:sway 1s}',
  '@keyframes sway{to{opacity:1}}',
  '.used:not(.gone){animation:fade 1s}',
].join('');

it('leaves the rules of a page and of its scripts, and what they use', () => {
  const page = `<p class="used parent md:p-2.5 after:content-[&#x27;/&#x27;]">gone unused</p>`;
  const script = "element.className='by-script'";
  const pruned = pruneStyles(sheet, page, wordsOf(script));
  for (const kept of ['.used{', 'padding', 'after', 'by-script', 'keyframes fade', ':not(.gone)']) {
    expect(pruned).toContain(kept);
  }
  for (const dropped of ['.unused', '.parent .gone', 'sway']) expect(pruned).not.toContain(dropped);
});
