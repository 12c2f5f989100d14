/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { drawingNames, getDrawing } from './drawings';
import { Picture } from './picture';

describe('Picture', () => {
  it.each(drawingNames())('shows %s in its own proportions, once it comes near', (name) => {
    const { title, address, width, height } = getDrawing(name);
    render(<Picture name={name} />);

    const image = screen.getByRole('img', { name: title });
    expect(image).toHaveAttribute('src', address);
    expect(image).toHaveAttribute('width', String(width));
    expect(image).toHaveAttribute('height', String(height));
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('says so where no drawing has the name', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});

    expect(() => render(<Picture name="projects/no-such" />)).toThrow(
      'There is no drawings/projects/no-such.svg',
    );
  });
});
