import type { FontName } from '../ui/fonts/font-faces.ts'

/** Where the browser's files are; built ones in production, Vite's own in development. */
export interface Assets {
  /** The entry and whatever must come before it, then what measures. */
  readonly scripts: readonly string[]
  /** What tells how a page did, fetched in some visits. */
  readonly vitals: string
  /** What shows the question about cookies, fetched by who is asked. */
  readonly consent: string
  /** What shows drafts in the frame beside their form; in no page. */
  readonly preview: string
  /** Address of a font. */
  readonly font: (name: FontName) => string
  /**
   * Addresses of the sheets for a page that renders these modules, and no others.
   *
   * @param modules paths below `src`, for example `blocks/faq/view.tsx`
   */
  readonly stylesheets: (modules: readonly string[]) => readonly string[]
}
