/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { drawingNames, getDrawing } from './drawings.ts';
import { Picture } from './picture.tsx';

describe('Picture', () => {
  it.each(drawingNames())('shows %s in its proportions, loaded lazily', (name) => {
    const { title, address, width, height } = getDrawing(name);
    render(<Picture name={name} />);

    const image = screen.getByRole('img', { name: title });
    expect(image).toHaveAttribute('src', address);
    expect(image).toHaveAttribute('width', String(width));
    expect(image).toHaveAttribute('height', String(height));
    // Without it, the attribute would set the height of an image of any width.
    expect(image).toHaveClass('h-auto');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('throws for an unknown name', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});

    expect(() => render(<Picture name="projects/no-such" />)).toThrow(
      'There is no drawings/projects/no-such.svg',
    );
  });
});
