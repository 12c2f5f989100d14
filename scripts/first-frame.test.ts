import { deferFonts, deferScripts } from './first-frame.mjs';

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body><p>Words</p>${body}</body></html>`;

const start =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[7]});</script>';
const built = page(
  '<link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script><script src="/b.js" async=""></script>',
  start,
);

describe('deferScripts', () => {
  it('leaves one script that adds the others, in their order', () => {
    const html = deferScripts(built, 3);
    expect(html).not.toMatch(/async=""|preload/);
    expect(html).toMatch(/const src of \["\/a\.js","\/b\.js"\].*<\/script><\/body><\/html>$/);
  });

  it('starts with React DOM, and with the rest when all scripts are there', () => {
    const html = deferScripts(built, 3);
    expect(html).toContain('.push({"otherChunks":["a.js"],"runtimeModuleIds":[3]});</script>');
    expect(html).toContain('TURBOPACK.push({"otherChunks":["a.js"],"runtimeModuleIds":[7]})');
  });

  it('changes nothing where it is done, or where there is no script', () => {
    const html = deferScripts(built, 3);
    expect(deferScripts(html, 3)).toBe(html);
    expect(deferScripts(page('', ''), 3)).toBe(page('', ''));
  });

  it('says so where Next writes the start otherwise', () => {
    expect(() => deferScripts(built.replace(start, ''), 3)).toThrow('what the page starts with');
  });
});

const face =
  '@font-face{font-stretch:75% 125%;font-family:display;src:url(/d.woff2)format("woff2");font-display:swap;font-weight:650}';
const local = '@font-face{font-family:display Fallback;src:local(Arial Bold)}';
const styled = page(
  `<link rel="preload" href="/d.woff2" as="font" type="font/woff2"/><style>${face}${local}p{color:red}</style>`,
  '',
);

describe('deferFonts', () => {
  it('makes a script of the faces that are fetched, and leaves those of the machine', () => {
    const html = deferFonts(styled);
    expect(html).toContain(
      'new FontFace("display","url(/d.woff2)format(\\"woff2\\")",{display:"swap",stretch:"75% 125%",weight:"650"})',
    );
    expect(html).toContain(`<style>${local}p{color:red}</style>`);
    expect(html).not.toContain('preload');
  });

  it('keeps the rules for who has no JavaScript', () => {
    expect(deferFonts(styled)).toContain(`<noscript><style>${face}</style></noscript>`);
  });

  it('changes nothing where it is done, or where nothing is fetched', () => {
    const html = deferFonts(styled);
    expect(deferFonts(html)).toBe(html);
    const plain = page(`<style>${local}</style>`, '');
    expect(deferFonts(plain)).toBe(plain);
  });
});
