/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Picture } from './picture';
import { pictureFiles } from './picture-files';

describe('Picture', () => {
  it.each([...pictureFiles.keys()])(
    'shows %s in its own proportions, once it comes near',
    (name) => {
      render(<Picture name={name} alt="What it shows" />);

      const image = screen.getByRole('img', { name: 'What it shows' });
      const { address, svg, width, height } = pictureFiles.get(name) ?? fail(name);
      expect(image).toHaveAttribute('src', address);
      expect(address).toMatch(/^\/assets\/art\/[\w-]+\.svg$/);
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(image).toHaveAttribute('width', String(width));
      expect(image).toHaveAttribute('height', String(height));
      expect(image).toHaveAttribute('loading', 'lazy');
    },
  );

  it('says so where no drawing has the name', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});

    expect(() => render(<Picture name="mock-up-no-such-project" alt="" />)).toThrow(
      'No drawing mock-up-no-such-project',
    );
  });
});

describe('pictureFiles', () => {
  it('gives every drawing an address of its own', () => {
    const addresses = [...pictureFiles.values()].map(({ address }) => address);

    expect(addresses.length).toBeGreaterThan(20);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

function fail(name: string): never {
  throw new Error(`No drawing ${name}`);
}
