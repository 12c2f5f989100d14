/** A web font; its fallback is in app/styles/fallback-fonts.ts. */
export type Face = {
  family: string;
  /** In app/fonts, written by tools/cut-fonts.ts. */
  file: string;
  weight: string;
  stretch: string;
};

export const fontFaces: readonly Face[] = [
  { family: 'display', file: 'display.woff2', weight: '650', stretch: '75% 125%' },
  { family: 'text', file: 'text.woff2', weight: '400 700', stretch: '100%' },
];
