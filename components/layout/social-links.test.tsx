/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { SiteIdentity } from '#lib/content/types.ts';
import { SocialLinks } from './social-links.tsx';

const show = (networks: SiteIdentity['social']) =>
  render(<SocialLinks networks={networks} />).container;

it('shows the first letter of a network without a mark, and names it', () => {
  show([{ network: 'Mastodon', href: 'https://mastodon.example/@us' }]);
  expect(screen.getByRole('link', { name: 'Mastodon' })).toBeVisible();
  expect(screen.getByText('M')).toHaveAttribute('aria-hidden', 'true');
});
