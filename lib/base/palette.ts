/** For style tokens (tailwind.config.ts), drawings and mails. */
export const palette = {
  white: '#FFFFFF',
  paper: '#FBF8F3',
  sand100: '#F3EADB',
  sand200: '#E6D5BA',
  ink: '#12202B',
  ink2: '#3D4A55',
  placeholder: '#5B6670',
  lajvard900: '#0C2350',
  lajvard700: '#17408C',
  lajvard500: '#2B66C4',
  firozi700: '#0A6670',
  firozi500: '#138D97',
  firozi300: '#7FCFD2',
  genda700: '#8A5300',
  genda500: '#F2A31B',
  genda300: '#FFCE6B',
  brick700: '#84371F',
  brick600: '#A3492B',
  surkh700: '#A61B1B',
  sabz700: '#2E5E36',
  field: '#7A6A52',
} as const;

/** Light to deep: sand-200 with brick-600 at 2:1, 1:1, 1:2; field with brick-600; and that mixture with brick-700. */
export const skins = ['#D0A68A', '#C58F73', '#B9785B', '#8F5A3F', '#8A492F'] as const;
