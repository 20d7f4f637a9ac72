/** The part of the package that is used here; it brings no types of its own. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2'
    /** OpenType features that stay, and with them what they draw. */
    readonly keepFeatures: readonly string[]
    readonly dropTables: readonly string[]
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number; readonly default: number }>
    >
  }

  /** @param text every character that stays */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
