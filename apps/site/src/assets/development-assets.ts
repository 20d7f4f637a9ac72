import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import type { Assets } from './assets.ts'

/** Address of the fonts' style sheet in development (dev.ts). */
export const DEVELOPMENT_FONT_SHEET = '/assets/fonts.css'

/**
 * Vite's own addresses: the client that reloads the page, the runtime's source, and every sheet that a module imports.
 */
export function createDevelopmentAssets(vite: ViteDevServer, font: Assets['font']): Assets {
  const graph = vite.environments.ssr.moduleGraph
  const root = `${vite.config.root}/src`
  return {
    scripts: ['/assets/@vite/client', '/assets/src/islands/entry.ts', '/assets/src/analytics/measure.browser.ts'],
    vitals: '/assets/src/analytics/vitals/report-vitals.browser.ts',
    consent: '/assets/src/analytics/consent/show-banner.browser.ts',
    preview: '/assets/src/preview-frame/show-drafts.browser.ts',
    font,
    stylesheets: (modules) => {
      const found = new Set<string>()
      for (const module of modules) {
        if (module.endsWith('.css')) found.add(`${root}/${module}`)
        for (const node of graph.getModulesByFile(`${root}/${module}`) ?? []) collectSheets(node, found)
      }
      const sheets = [...found].map((file) => `/assets${file.slice(vite.config.root.length)}?direct`)
      return [...sheets, DEVELOPMENT_FONT_SHEET]
    },
  }
}

/** Imports first, as the build orders them. */
function collectSheets(node: EnvironmentModuleNode, found: Set<string>, seen = new Set<EnvironmentModuleNode>()): void {
  if (seen.has(node)) return
  seen.add(node)
  for (const imported of node.importedModules) collectSheets(imported, found, seen)
  if (node.file?.endsWith('.css')) found.add(node.file)
}
