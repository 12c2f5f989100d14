declare module 'subset-font' {
  type Axis = number | { min?: number; max?: number; default?: number };

  /** Cuts a font down to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: string; variationAxes: Record<string, Axis> },
  ): Promise<Buffer>;
}
