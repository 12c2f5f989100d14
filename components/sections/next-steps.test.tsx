/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { NextSteps } from './next-steps.tsx';

const next = {
  title: 'A shop in six weeks',
  demo: 'A shop with your goods.',
  begins: 'A list of goods.',
  time: 'Planned: 6 weeks.',
  yours: 'An hour a week.',
  after: 'Your own staff.',
};
const [project] = content().projects;

test('each answer has its label, and the project its page', () => {
  const reason = 'the goods and the way they are sent';
  render(
    <NextSteps
      call={null}
      freeDemo={null}
      next={next}
      project={{ slug: String(project?.slug), reason }}
    />,
  );

  const answers = screen.getAllByRole('definition').map((one) => one.textContent);
  const { title, ...said } = next;
  expect(answers).toEqual([...Object.values(said), `${project?.title}: ${reason}`]);
  expect(screen.getAllByRole('term')).toHaveLength(answers.length);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', routes.project(String(project?.slug)));
});
