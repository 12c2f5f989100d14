/** For style tokens (tailwind.config.ts), drawings and mails. In small letters, as compiled files have them. */
export const palette = {
  white: '#ffffff',
  paper: '#fbf8f3',
  sand100: '#f3eadb',
  sand200: '#e6d5ba',
  ink: '#12202b',
  ink2: '#3d4a55',
  placeholder: '#5b6670',
  lajvard900: '#0c2350',
  lajvard700: '#17408c',
  lajvard500: '#2b66c4',
  firozi700: '#0a6670',
  firozi500: '#138d97',
  firozi300: '#7fcfd2',
  genda700: '#8a5300',
  genda500: '#f2a31b',
  genda300: '#ffce6b',
  brick700: '#84371f',
  brick600: '#a3492b',
  surkh700: '#a61b1b',
  sabz700: '#2e5e36',
  field: '#7a6a52',
} as const;

/** Light to deep: sand-200 with brick-600 at 2:1, 1:1, 1:2; field with brick-600; and that mixture with brick-700. */
export const skins = ['#D0A68A', '#C58F73', '#B9785B', '#8F5A3F', '#8A492F'] as const;
