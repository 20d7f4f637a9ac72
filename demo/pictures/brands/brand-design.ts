/** What a drawing of a brand is inked with. */
export interface BrandInks {
  readonly ink: string
  readonly accent: string
}

/** A brand as pictures need it; the site has the same look in its tokens and its logo. */
export interface BrandDesign {
  /** The brand's name in the content system. */
  readonly id: string
  /** Its short name, in the names of pictures. */
  readonly short: string
  /** The sign in a square of 44. */
  readonly mark: (inks: BrandInks) => string
  /** The name beside it: outlines in a box of 144 × 44. */
  readonly words: readonly (readonly [paint: keyof BrandInks, outline: string])[]
  readonly onLight: BrandInks
  readonly onDark: BrandInks
  /** The sign as an icon: on which ground, and drawn how inside the square of 44. */
  readonly icon: { readonly ground: string; readonly mark: string }
}

export const logoSize = { width: 144, height: 44 } as const
