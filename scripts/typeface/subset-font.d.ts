/** subset-font has no types; these are the options used here, from its README. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt'
    variationAxes?: Record<string, { min: number; max: number }>
    /** OpenType features to keep; the others are dropped with the glyphs only they use */
    keepFeatures?: readonly string[]
    noHinting?: boolean
    dropTables?: readonly string[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
