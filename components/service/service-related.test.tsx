/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { content } from '#lib/content/content.ts';
import { departmentOf, isDepartment } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import { ServiceRelated } from './service-related.tsx';

test.each(content().services.filter((one) => !isDepartment(one)))(
  '$slug leads to its department and its industries',
  (service) => {
    render(<ServiceRelated service={service} />);

    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(routes.service(departmentOf(service).slug));
    expect(links).toEqual(
      expect.arrayContaining(service.trades.map(({ slug }) => routes.industry(slug))),
    );
  },
);
