import type { InstalledBrand } from '@passepartout/content-model/brand-folders'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import type { Assets } from './assets.ts'
import { sheetOfBrand } from './stylesheets.ts'

/** Address of the fonts' style sheet in development (dev.ts). */
export const DEVELOPMENT_FONT_SHEET = '/assets/fonts.css'

/**
 * Vite's own addresses: the client that reloads the page, the runtime's source, and every style sheet that a module imports.
 *
 * @param brands those that the installation adds: their names, and the absolute paths of their folders
 */
export function createDevelopmentAssets(
  vite: ViteDevServer,
  font: Assets['font'],
  brands: readonly InstalledBrand[],
): Assets {
  const graph = vite.environments.ssr.moduleGraph
  const { root } = vite.config
  const sheets = new Map(brands.map(({ name, folder }) => [sheetOfBrand(name), `${folder}/tokens.css`]))
  const fileOf = (module: string) => sheets.get(module) ?? `${root}/src/${module}`
  return {
    scripts: ['/assets/@vite/client', '/assets/src/islands/entry.ts', '/assets/src/analytics/measure.browser.ts'],
    vitals: '/assets/src/analytics/vitals/report-vitals.browser.ts',
    consent: '/assets/src/analytics/consent/show-banner.browser.ts',
    preview: '/assets/src/preview-frame/show-drafts.browser.ts',
    font,
    stylesheets: (modules) => {
      const found = new Set<string>()
      for (const module of modules) {
        if (module.endsWith('.css')) found.add(fileOf(module))
        for (const node of graph.getModulesByFile(fileOf(module)) ?? []) collectSheets(node, found)
      }
      return [...[...found].map((file) => `/assets${pathOf(file, root)}?direct`), DEVELOPMENT_FONT_SHEET]
    },
  }
}

/** The path at which Vite serves a file: below its root, or anywhere on this machine. */
function pathOf(file: string, root: string): string {
  return file.startsWith(`${root}/`) ? file.slice(root.length) : `/@fs${file}`
}

/** Imports first, as the build orders them. */
function collectSheets(node: EnvironmentModuleNode, found: Set<string>, seen = new Set<EnvironmentModuleNode>()): void {
  if (seen.has(node)) return
  seen.add(node)
  for (const imported of node.importedModules) collectSheets(imported, found, seen)
  if (node.file?.endsWith('.css')) found.add(node.file)
}
