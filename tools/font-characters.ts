const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const typographic = '\u00a0©·×–—‘’“”•…₨→←↗✓éû';

/** What `npm run fonts` leaves in the site's fonts. */
export const fontCharacters = ascii + typographic;
