/** Takes out what a document says twice, and what HTML needs not. */
export function lighten(html: string): string {
  return (
    html
      // X reads those of Open Graph, and knows no sizes.
      .replace(
        /<meta name="twitter:(?:title|description|image|image:width|image:height)"[^>]*>/g,
        '',
      )
      // Where Next streams metadata.
      .replace('<div hidden=""></div>', '')
      // React closes what closes itself in SVG.
      .replace(/><\/(?:path|use|rect|circle)>/g, '/>')
  );
}
