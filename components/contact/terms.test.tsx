/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { content } from '#lib/content/content.ts';
import { Terms } from './terms.tsx';

afterEach(() => jest.restoreAllMocks());

test('shows what the owner has filled, and nothing else', () => {
  const terms = { title: 'How we work', contract: 'In writing.', clocks: [] };
  jest.replaceProperty(content().site, 'terms', terms);
  render(<Terms />);
  expect(screen.getByRole('heading')).toHaveTextContent(terms.title);
  expect(screen.getAllByRole('term').map((one) => one.textContent)).toEqual(['Contract']);
  expect(screen.getByRole('definition')).toHaveTextContent(terms.contract);
});

test.each([undefined, { title: 'How we work' }])('of %j nothing is shown', (terms) => {
  jest.replaceProperty(content().site, 'terms', terms);
  expect(render(<Terms />).container).toBeEmptyDOMElement();
});
