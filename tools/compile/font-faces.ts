/** A web font; its fallback is in app/styles/fallback-fonts.ts. */
type Face = {
  family: string;
  /** In app/fonts, written by tools/cut-fonts.ts. */
  file: string;
  weight: string;
  stretch: string;
};

export const fontFaces: readonly Face[] = [
  { family: 'display', file: 'display.woff2', weight: '650', stretch: '100%' },
  { family: 'display', file: 'label.woff2', weight: '650', stretch: '80%' },
  { family: 'text', file: 'text.woff2', weight: '400 700', stretch: '100%' },
];

/** The `@font-face` rule of a face that is served at an address. */
export function fontRule({ family, url, weight, stretch }: Omit<Face, 'file'> & { url: string }) {
  return `@font-face{font-family:${family};src:url(${url})format("woff2");font-weight:${weight};font-stretch:${stretch};font-display:swap}`;
}
