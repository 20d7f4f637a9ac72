import type { InstalledBrand } from '@passepartout/content-model/brand-folders'
import type { Assets } from './assets.ts'
import { tokensSheetPathOfBrand } from './stylesheet-composer.ts'

/** Address of the fonts' style sheet in development (dev.ts). */
export const DEVELOPMENT_FONT_SHEET_URL = '/assets/fonts.css'

/** Files that a module imports, in that order; `undefined` for one that the site's code does not have. Absolute paths. */
export type ListModuleImports = (module: string) => readonly string[] | undefined

interface DevelopmentParts {
  /** Vite's: absolute path of the folder that addresses are below. */
  readonly root: string
  readonly importsOf: ListModuleImports
  readonly font: Assets['font']
  /** Those that the installation adds: their names, and the absolute paths of their folders. */
  readonly brands: readonly InstalledBrand[]
}

/** Vite's own addresses: the client that reloads the page, the runtime's source, and every style sheet that a module imports. */
export function createDevelopmentAssets({ root, importsOf, font, brands }: DevelopmentParts): Assets {
  const sheets = new Map(brands.map(({ name, folder }) => [tokensSheetPathOfBrand(name), `${folder}/tokens.css`]))
  const fileOf = (module: string) => sheets.get(module) ?? `${root}/src/${module}`
  return {
    scripts: ['/assets/@vite/client', '/assets/src/islands/entry.ts', '/assets/src/analytics/measure.browser.ts'],
    vitals: '/assets/src/analytics/vitals/report-vitals.browser.ts',
    consent: '/assets/src/analytics/consent/show-banner.browser.ts',
    preview: '/assets/src/preview-frame/show-drafts.browser.ts',
    font,
    stylesheets: (modules) => {
      const found = new Set<string>()
      for (const module of modules) collectSheets(fileOf(module), importsOf, found)
      return [...[...found].map((file) => `/assets${pathOf(file, root)}?direct`), DEVELOPMENT_FONT_SHEET_URL]
    },
  }
}

/** The path at which Vite serves a file: below its root, or anywhere on this machine. */
function pathOf(file: string, root: string): string {
  return file.startsWith(`${root}/`) ? file.slice(root.length) : `/@fs${file}`
}

/** Imports first, as the build orders them. */
function collectSheets(file: string, importsOf: ListModuleImports, found: Set<string>, seen = new Set<string>()): void {
  if (seen.has(file)) return
  seen.add(file)
  for (const imported of importsOf(file) ?? []) collectSheets(imported, importsOf, found, seen)
  if (file.endsWith('.css')) found.add(file)
}
