import type { FontFaceName } from '../ui/fonts/font-faces.ts'

/** Addresses of browser files: built ones in production, Vite's in development. */
export interface Assets {
  /** The entry and whatever must come before it, then what measures. */
  readonly scripts: readonly string[]
  /** The web vitals script, loaded for a sample of visits. */
  readonly vitals: string
  /** The consent banner's script, loaded on demand. */
  readonly consent: string
  /** The script of the live preview frame; not used by pages. */
  readonly preview: string
  /** Address of a font. */
  readonly font: (name: FontFaceName) => string
  /**
   * Addresses of the style sheets for a page that renders exactly these modules.
   *
   * @param modules paths below `src`, for example `blocks/faq/view.tsx`
   */
  readonly stylesheets: (modules: readonly string[]) => readonly string[]
}
