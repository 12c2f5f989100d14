const before = process.env;
afterEach(() => {
  process.env = before;
});

/** Settings are read once, when the module loads. */
async function build(settings: Record<string, string>): Promise<string> {
  process.env = { ...before, ...settings };
  jest.resetModules();
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { default: SiteLayout } = await import('./layout.tsx');
  return renderToStaticMarkup(<SiteLayout>Words</SiteLayout>);
}

describe('content protection [2.13]', () => {
  it('is on by default', async () => {
    expect(await build({})).toMatch(/^<html[^>]* data-protected=""/);
  });

  it('can be switched off', async () => {
    const html = await build({ CONTENT_PROTECTION: 'off' });
    expect(html).toContain('Words');
    expect(html).not.toContain('data-protected');
  });
});
