import plugin from 'tailwindcss/plugin';

/**
 * Local fonts with the metrics of the two faces, so that lines break alike. WebKit finds a local face by
 * family alone, with the weight of the rule. Android has Roboto alone, by its PostScript names; only the wide
 * headlines differ by more than a percent between it and Arial.
 */
export default plugin(({ addBase }) => {
  const regular = ['Arial', 'Liberation Sans'];
  const bold = ['Arial Bold', 'Liberation Sans Bold', ...regular];
  const roboto = ['Roboto-Bold', 'Roboto-Regular'];
  const faces = [
    display('Fallback', '100%', 111.1, bold),
    display('Fallback', '80%', 70.5, [...bold, ...roboto]),
    text('400 549', 101, [...regular, 'Roboto-Regular']),
    text('550 700', 94.3, [...bold, ...roboto]),
    display('Roboto', '100%', 117.4, roboto),
  ];
  addBase({ '@font-face': faces });
});

/** `size`, in percent: with it the fewest headlines and openings have a line more or less, over all widths. */
function display(name: string, fontStretch: string, size: number, fonts: string[]) {
  const face = { fontFamily: `"display ${name}"`, fontWeight: '650', fontStretch };
  return { ...face, ...metrics(90, 20, size), src: local(fonts) };
}

function text(fontWeight: string, size: number, fonts: string[]) {
  const face = { fontFamily: '"text Fallback"', fontWeight };
  return { ...face, ...metrics(100, 30.3, size), src: local(fonts) };
}

/** Ascent and descent of the face, and size, in percent. */
function metrics(ascent: number, descent: number, size: number) {
  const scaled = (value: number) => `${Number(((100 * value) / size).toFixed(1))}%`;
  return {
    ascentOverride: scaled(ascent),
    descentOverride: scaled(descent),
    sizeAdjust: `${size}%`,
  };
}

const local = (fonts: string[]) => fonts.map((font) => `local("${font}")`).join(', ');
