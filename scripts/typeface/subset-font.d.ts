/** subset-font brings no types: the options that are used here, as its README has them. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt'
    variationAxes?: Record<string, { min: number; max: number }>
    /** OpenType features that are kept; all others go, with the glyphs that only they use */
    keepFeatures?: readonly string[]
    noHinting?: boolean
    dropTables?: readonly string[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
