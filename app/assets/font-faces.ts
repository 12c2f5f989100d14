/** A face that is fetched; what stands in for it until then: app/styles/fallback-fonts.css. */
export type Face = {
  family: string;
  /** In `app/fonts/`, where scripts/cut-fonts.ts puts it. */
  file: string;
  /** Descriptors as the constructor of `FontFace` names them. */
  weight: string;
  stretch: string;
};

export const fontFaces: readonly Face[] = [
  // Anek Latin, for headlines and labels.
  { family: 'display', file: 'display.woff2', weight: '650', stretch: '75% 125%' },
  // Hanken Grotesk, for running text.
  { family: 'text', file: 'text.woff2', weight: '400 700', stretch: '100%' },
];
