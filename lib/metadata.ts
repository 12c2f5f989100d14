import type { Metadata } from 'next';
import type { Page } from './pages';
import { site } from './site';

/** The metadata of a page: title, description, canonical address, Open Graph and Twitter. */
export function pageMetadata(page: Omit<Page, 'updated'>): Metadata {
  const { title, description, path, absolute, index } = page;
  return {
    title: absolute ? { absolute: title } : title,
    description,
    alternates: { canonical: path },
    robots: index === false ? { index: false } : undefined,
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: 'en_US',
      url: path,
      title,
      description,
    },
    twitter: { card: 'summary_large_image', title, description },
  };
}
