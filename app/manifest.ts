import type { MetadataRoute } from 'next';
import { palette } from '#lib/base/palette.ts';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';

export const dynamic = 'force-dynamic';

export default function manifest(): MetadataRoute.Manifest {
  const { site } = content();
  return {
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.description,
    lang: 'en',
    start_url: routes.home,
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.lajvard900,
    icons: [
      { src: routes.icon, sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: routes.logo, sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
