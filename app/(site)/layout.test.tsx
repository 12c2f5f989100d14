test('content protection can be switched off [2.13]', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, CONTENT_PROTECTION: 'off' });
  // Settings are read once, when the module loads.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { default: SiteLayout } = await import('./layout.tsx');
  const html = renderToStaticMarkup(<SiteLayout>Words</SiteLayout>);
  expect(html).toContain('Words');
  expect(html).not.toContain('data-protected');
});
