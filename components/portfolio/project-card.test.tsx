/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { content } from '#lib/content/content.ts';
import type { Project } from '#lib/content/types.ts';
import { ProjectCard } from './project-card.tsx';

const [sample] = content().projects as [Project];

describe('ProjectCard', () => {
  it('opens the demo in a new tab where the project has one', () => {
    const demoUrl = 'https://demo.example.com/';
    render(<ProjectCard project={{ ...sample, demoUrl }} />);

    const demo = screen.getByRole('link', { name: /demo/i });
    expect(demo).toHaveAttribute('href', demoUrl);
    expect(demo).toHaveAttribute('target', '_blank');
    expect(demo).toHaveAttribute('rel', 'noopener');
  });

  it.each([
    ['Tags', 'tags'],
    ['Technology', 'tech'],
  ] as const)('lists at most three under %s and counts the rest', (name, key) => {
    render(<ProjectCard project={{ ...sample, [key]: ['a', 'b', 'c', 'd', 'e'] }} />);
    expect(items(name)).toEqual(['a', 'b', 'c', '+2']);
  });

  it.each([
    [false, 'lazy'],
    [true, null],
  ])('loads its picture lazily unless it is the first (%s)', (isNext, loading) => {
    const { container } = render(<ProjectCard isNext={isNext} project={sample} />);
    expect(container.querySelector('img')?.getAttribute('loading')).toBe(loading);
  });
});

function items(list: string) {
  return within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}
