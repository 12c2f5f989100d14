/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { SiteIdentity } from '#content/types.ts';
import { agencyData } from '#lib/seo/agency-data.ts';
import { site } from '#lib/site.ts';
import { SocialLinks } from './social-links.tsx';

const { social } = site;
const show = (networks: SiteIdentity['social']) => {
  site.social = networks;
  return render(<SocialLinks />).container;
};

afterEach(() => {
  site.social = social;
});

it.each(['Facebook', 'X', 'TikTok', 'YouTube'])('%s has its mark', (network) => {
  show([{ network, href: 'https://network.example/us' }]);
  const link = screen.getByRole('link', { name: network });
  expect(link).toHaveAttribute('href', 'https://network.example/us');
  expect(link.querySelector('path')).not.toBeNull();
});

it('shows the first letter of a network without a mark, and names it', () => {
  show([{ network: 'Mastodon', href: 'https://mastodon.example/@us' }]);
  const link = screen.getByRole('link', { name: 'Mastodon' });
  expect(screen.getByText('M')).toHaveAttribute('aria-hidden', 'true');
  expect(link).toHaveAttribute('data-tooltip', 'Mastodon');
});

it('renders nothing without profiles', () => {
  expect(show([])).toBeEmptyDOMElement();
});

it('is in the structured data, whatever the network', () => {
  site.social = [{ network: 'Mastodon', href: 'https://mastodon.example/@us' }];
  expect(agencyData()).toMatchObject({ sameAs: ['https://mastodon.example/@us'] });
});
