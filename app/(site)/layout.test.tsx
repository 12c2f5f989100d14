import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

jest.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: true }) }));

test('content protection can be switched off [2.13]', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, CONTENT_PROTECTION: 'off' });
  // Settings are read once, when the module loads.
  const { default: SiteLayout } = await import('./layout.tsx');
  const layout: ReactElement = await SiteLayout({ children: 'Words' });
  const html = renderToStaticMarkup(layout);
  expect(html).toContain('Words');
  expect(html).not.toContain('data-protected');
});
