/** Another after each change of the content, in development: tools/content-loader.mjs replaces this. */
export const written = '';
