declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  type Options = {
    targetFormat: 'woff2';
    variationAxes: Readonly<Record<string, Axis>>;
    keepFeatures: readonly string[];
    keepAllGlyphs?: boolean;
  };
  /** @param text the characters to keep; nothing when all glyphs are kept */
  export default function subsetFont(font: Uint8Array, text: string | undefined, options: Options): Promise<Uint8Array>;
}
