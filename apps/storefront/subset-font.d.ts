declare module "subset-font" {
  /**
   * Makes a font file with only the given characters, in a narrower range of its variation axes.
   * With `keepAllGlyphs` the font keeps all characters, and `characters` is an empty text.
   */
  function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      readonly targetFormat: "woff2" | "sfnt";
      readonly keepAllGlyphs?: boolean;
      readonly noHinting?: boolean;
      readonly keepFeatures?: readonly string[];
      readonly variationAxes?: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;

  // biome-ignore lint/style/noDefaultExport: the package itself has a default export
  export { subsetFont as default };
}
