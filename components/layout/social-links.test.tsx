/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { SiteIdentity } from '#content/types.ts';
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

it('shows the first letter of a network without a mark, and names it', () => {
  show([{ network: 'Mastodon', href: 'https://mastodon.example/@us' }]);
  expect(screen.getByRole('link', { name: 'Mastodon' })).toBeVisible();
  expect(screen.getByText('M')).toHaveAttribute('aria-hidden', 'true');
});
